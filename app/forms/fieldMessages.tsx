import { FormattedMessage } from 'react-intl';
import type { FieldMessages } from '../../skin/field/index.js';

/** The message of a field for each type of error. */
export const fieldMessages: FieldMessages = {
  required: <FormattedMessage id="forms.error.required" />,
  email: <FormattedMessage id="forms.error.email" />,
  maxLength: <FormattedMessage id="forms.error.maxLength" />,
  pattern: <FormattedMessage id="forms.error.pattern" />,
  'validator-failed': <FormattedMessage id="forms.error.validator-failed" />,
};
