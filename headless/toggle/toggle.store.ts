import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

/** The state of one toggle. */
export interface ToggleState {
  /** Whether it is on. */
  readonly value: boolean;
}

/** Switches between on and off. */
export interface ToggleActions {
  /** Binds the state to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<boolean>;
  toggle(event?: unknown): void;
}

/** One per toggle: created by `useToggle`, or passed to it as `store`. */
export type ToggleStore = Store<ToggleState, ToggleActions>;

/** Creates the store of one yes/no toggle, off by default (spec row TOGGLE-1). */
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
