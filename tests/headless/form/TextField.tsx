import type { ReactElement } from 'react';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import type { Person } from './setUp.js';

/** A field of a person with its label, and the types of the errors that it shows. */
export function TextField({
  form,
  name,
  label,
}: {
  form: FormHandle<Person>;
  name: keyof Person;
  label: string;
}): ReactElement {
  const field = useField(form, name);
  return (
    <p>
      <label {...field.getLabelProps()}>{label}</label>
      <input {...field.getInputProps()} />
      {field.shownErrors.map(({ type }) => (
        <span key={type} {...field.getMessageProps(type)}>
          {type}
        </span>
      ))}
    </p>
  );
}
