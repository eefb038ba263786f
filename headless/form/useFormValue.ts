import { useStoreState } from '../core/index.js';
import { storeOf, type FormHandle } from './formHandle.js';

/**
 * Selects from the form's values and re-renders when the result changes. The selector returns a
 * primitive or a reference that the values hold: `useFormValue(form, (values) => values.country)`.
 */
export function useFormValue<Values, Selected>(
  form: FormHandle<Values>,
  selector: (values: Values) => Selected,
): Selected {
  const store = storeOf(form);
  return useStoreState(store, (state) => selector(store.valuesIn(state)));
}
