import { FormattedMessage } from 'react-intl';
import type { FieldMessages } from '../../../skin/field/index.js';

const TYPES = ['required', 'email', 'maxLength', 'pattern', 'available', 'validator-failed'];

/** What a person's fields say for each type of error. */
export const fieldMessages: FieldMessages = Object.fromEntries(
  TYPES.map((type) => [type, <FormattedMessage key={type} id={`people.error.${type}`} />]),
);
