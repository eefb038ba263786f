import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';

export interface ToggleState {
  readonly value: boolean;
}

export interface ToggleActions {
  /** Binds the state to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<boolean>;
  toggle(event?: unknown): void;
}

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
