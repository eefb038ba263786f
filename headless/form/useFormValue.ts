import { useStoreState } from '../core/index.js';
import { storeOf, type FormHandle } from './formHandle.js';

/**
 * What a selector makes of the form's values; renders when that changes. The selector returns a
 * primitive, or something that the values hold: `useFormValue(form, (values) => values.country)`.
 */
export function useFormValue<Values, Selected>(
  form: FormHandle<Values>,
  selector: (values: Values) => Selected,
): Selected {
  const store = storeOf(form);
  return useStoreState(store, (state) => selector(store.valuesIn(state)));
}
