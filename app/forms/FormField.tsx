import type { ReactElement } from 'react';
import {
  useField,
  type FieldName,
  type FieldValue,
  type FormHandle,
  type UseFieldResult,
} from '../../headless/form/index.js';

/** The form, the name of one of its fields, and how to render that. */
export interface FormFieldProps<Values, Name> {
  form: FormHandle<Values>;
  name: Name;
  children: (field: UseFieldResult<FieldValue<Values, Name>>) => ReactElement;
}

/** A field of a long form: what is typed in it re-renders none of the others. */
export function FormField<Values extends object, Name extends FieldName<Values>>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>): ReactElement {
  return children(useField(form, name));
}
