import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useField, type FormHandle } from '../../../headless/form/index.js';
import { TextField, type FieldMessages } from '../../../skin/field/index.js';
import { fieldMessages } from '../../forms/fieldMessages.js';
import type { PersonFormValues } from './personValues.js';

type LineName = 'givenName' | 'familyName' | 'userName' | 'email' | 'phone' | 'function' | 'place';

/** The fields of a line of text, with their labels. */
const LABELS: Readonly<Record<LineName, ReactElement>> = {
  givenName: <FormattedMessage id="people.field.givenName" />,
  familyName: <FormattedMessage id="people.field.familyName" />,
  userName: <FormattedMessage id="people.field.userName" />,
  email: <FormattedMessage id="people.field.email" />,
  phone: <FormattedMessage id="people.field.phone" />,
  function: <FormattedMessage id="people.field.function" />,
  place: <FormattedMessage id="people.field.place" />,
};

/** What the fields of a person say for each type of error. */
export const personMessages: FieldMessages = {
  ...fieldMessages,
  available: <FormattedMessage id="people.user-name-taken" />,
};

export interface PersonFieldProps {
  form: FormHandle<PersonFormValues>;
  name: LineName;
  isRequired?: boolean;
  type?: 'email' | 'tel';
}

/** A line of text in the form of a person. */
export function PersonField({ form, name, isRequired, type }: PersonFieldProps): ReactElement {
  return (
    <TextField
      field={useField(form, name)}
      label={LABELS[name]}
      messages={personMessages}
      isRequired={isRequired}
      type={type}
    />
  );
}
