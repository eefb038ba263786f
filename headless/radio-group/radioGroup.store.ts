import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** What is chosen in one group. */
export interface RadioGroupState {
  /** That of the option chosen; `null` for none. */
  readonly value: string | null;
}

/** Choosing an option; only whoever owns the value can go back to none, as in HTML. */
export interface RadioGroupActions {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string | null>;
  select(value: string, event?: unknown): void;
}

/** The choice of one radio group; `useRadioGroup` makes one, or is given it. */
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
