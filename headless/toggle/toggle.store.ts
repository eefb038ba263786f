import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** One answer, yes or no. */
export interface ToggleState {
  /** Whether it is on. */
  readonly value: boolean;
}

/** Turns it over. */
export interface ToggleActions {
  /** Binds the state to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<boolean>;
  toggle(event?: unknown): void;
}

/** The state of one toggle; `useToggle` makes one, or is given it. */
export type ToggleStore = Store<ToggleState, ToggleActions>;

/** Makes the store of one yes/no toggle, off unless told otherwise (spec row TOGGLE-1). */
export function createToggleStore({
  defaultValue = false,
}: { defaultValue?: boolean | undefined } = {}): ToggleStore {
  return defineStore<ToggleState, ToggleActions>({ value: defaultValue }, ({ get, set }) => {
    const port = createValuePort<boolean>({ get, set });
    return {
      actions: {
        port,
        toggle: (event) => {
          port.request(!get().value, { reason: 'toggle', event });
        },
      },
    };
  });
}
