import { memo, type NamedExoticComponent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import { TextField, type FieldMessages } from '../../../skin/field/index.js';
import { fieldMessages } from '../../forms/fieldMessages.js';
import type { PersonFormValues } from './personValues.js';

/** The labels of a person's fields. */
export const personLabels: Readonly<Record<keyof PersonFormValues, { id: string }>> = {
  givenName: { id: 'people.field.givenName' },
  familyName: { id: 'people.field.familyName' },
  userName: { id: 'people.field.userName' },
  email: { id: 'people.field.email' },
  phone: { id: 'people.field.phone' },
  function: { id: 'people.field.function' },
  department: { id: 'people.field.department' },
  place: { id: 'people.field.place' },
  active: { id: 'people.field.active' },
  note: { id: 'people.field.note' },
  birthday: { id: 'people.field.birthday' },
  absence: { id: 'people.field.absence' },
  workStart: { id: 'people.field.workStart' },
  workEnd: { id: 'people.field.workEnd' },
};

/** The messages of a person's fields for each type of error. */
export const personMessages: FieldMessages = {
  ...fieldMessages,
  available: <FormattedMessage id="people.user-name-taken" />,
  start: <FormattedMessage id="people.absence-start" />,
};

/** The field of a person to edit: one of those with a single line of text. */
export interface PersonFieldProps {
  form: FormHandle<PersonFormValues>;
  name: 'givenName' | 'familyName' | 'userName' | 'email' | 'phone' | 'function' | 'place';
  /** Whether the label says that the field is required. Default false. */
  required?: boolean;
  /** Default `text`. */
  type?: 'email' | 'tel';
}

/** A line of text in the form of a person. Re-renders when it changes, not when its form does. */
export const PersonField: NamedExoticComponent<PersonFieldProps> = memo(function PersonField({
  form,
  name,
  required,
  type,
}) {
  return (
    <TextField
      field={useField(form, name)}
      label={<FormattedMessage {...personLabels[name]} />}
      messages={personMessages}
      required={required}
      type={type}
      isIdentifier={name === 'userName'}
    />
  );
});
