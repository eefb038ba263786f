import type { ValueOrField } from './fieldControl.js';
import type { ReadonlyStore } from './store.js';
import { useElementId, type PartId } from './useElementId.js';
import { useOwnStore, useStoreState } from './useStore.js';
import { useValuePort } from './useValuePort.js';
import type { ValueOptions, ValuePort } from './valuePort.js';

/** What the store of every value hook has. */
export interface ValueStore<Value> extends ReadonlyStore<{ readonly value: Value }> {
  readonly port: ValuePort<Value>;
  connect(): () => void;
}

/** What every value hook starts from. */
export interface ValueControl<Value, ControlStore> {
  readonly store: ControlStore;
  /** The controlled value where there is one, else the stored one. */
  readonly value: Value;
  /** Ids of the control and its parts; the control's own is the form field's, if there is one. */
  readonly partId: PartId;
}

/**
 * Binds a value hook to its own `value`, to a store, or to a form's field.
 * @param create makes the hook's own store, where none is given
 */
export function useValueControl<Value, ControlStore extends ValueStore<Value>>(
  hookName: string,
  options: ValueOrField<Value, NoInfer<ControlStore>> & { id?: string | undefined },
  create: (options: { defaultValue: Value | undefined }) => ControlStore,
): ValueControl<Value, ControlStore> {
  const { control } = options;
  const bound: ValueOptions<Value> = control ?? options;
  const store = useOwnStore(options.store, () =>
    create({ defaultValue: bound.value ?? bound.defaultValue }),
  );
  const stored = useStoreState(store, ({ value }) => value);
  return {
    store,
    value: useValuePort(hookName, store.port, { stored, options: bound }),
    partId: useElementId(control?.ids.control ?? options.id),
  };
}
