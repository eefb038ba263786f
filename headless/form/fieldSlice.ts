import type { ReadonlyStore } from '../core/vanilla.js';
import type { FormState } from './formState.types.js';
import type { FormStore } from './formStore.types.js';

/** A form's store as the hook of one field subscribes to it: told only of changes that concern it. */
export function fieldSlice<Values>(
  store: FormStore<Values>,
  name: string,
): ReadonlyStore<FormState> {
  return { ...store, subscribe: (listener) => store.listen(name, listener) };
}
