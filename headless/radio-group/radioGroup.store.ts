import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** What is chosen in one group. */
export interface RadioGroupState<Value extends string = string> {
  /** That of the option chosen; `null` for none. */
  readonly value: Value | null;
}

/** Choosing an option; only whoever owns the value can go back to none, as in HTML. */
export interface RadioGroupActions<Value extends string = string> {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<Value | null>;
  select(value: Value, event?: unknown): void;
}

/** The choice of one radio group; `useRadioGroup` makes one, or is given it. */
export type RadioGroupStore<Value extends string = string> = Store<
  RadioGroupState<Value>,
  RadioGroupActions<Value>
>;

/** Makes the store of one choice by radio buttons, none chosen unless told otherwise. */
export function createRadioGroupStore<Value extends string = string>({
  defaultValue = null,
}: { defaultValue?: NoInfer<Value> | null | undefined } = {}): RadioGroupStore<Value> {
  return defineStore<RadioGroupState<Value>, RadioGroupActions<Value>>(
    { value: defaultValue },
    ({ get, set }) => {
      const port = createValuePort<Value | null>({ get, set });
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
