import type { Text } from '../core/vanilla.js';

/** Announced, and shown beside the button, when a press of submit meets a pending check. */
export const STILL_CHECKING: Text = {
  id: 'gnap.form-validating',
  defaultMessage: 'Still checking. Please wait.',
};
