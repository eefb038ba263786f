import type { Text } from '../core/vanilla.js';

/** Said, and shown beside the button, where a press of submit waits for a check. */
export const STILL_CHECKING: Text = {
  id: 'gnap.form-validating',
  defaultMessage: 'Still checking. Please wait.',
};
