import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** The choice of one group. */
export interface RadioGroupState<Value extends string = string> {
  /** The value of the chosen option; `null` for none. */
  readonly value: Value | null;
}

/**
 * Chooses an option. As in HTML, a user cannot go back to none; only the owner of the value can.
 */
export interface RadioGroupActions<Value extends string = string> {
  /** Binds the choice to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<Value | null>;
  select(value: Value, event?: unknown): void;
}

/** One per radio group: created by `useRadioGroup`, or passed to it as `store`. */
export type RadioGroupStore<Value extends string = string> = Store<
  RadioGroupState<Value>,
  RadioGroupActions<Value>
>;

/** Creates the store of one radio group, with nothing chosen by default. */
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
