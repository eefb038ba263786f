import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

export interface RadioGroupState {
  readonly value: string | null;
}

export interface RadioGroupActions {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string | null>;
  select(value: string, event?: unknown): void;
}

export type RadioGroupStore = Store<RadioGroupState, RadioGroupActions>;

/** Makes the store of one choice by radio buttons, none chosen unless told otherwise. */
export function createRadioGroupStore({
  defaultValue = null,
}: { defaultValue?: string | null | undefined } = {}): RadioGroupStore {
  return defineStore<RadioGroupState, RadioGroupActions>(
    { value: defaultValue },
    ({ get, set }) => {
      const port = createValuePort<string | null>({ get, set });
      return {
        actions: {
          port,
          select: (value, event) => {
            port.request(value, { reason: 'select', event });
          },
        },
      };
    },
  );
}
