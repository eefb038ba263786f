import type { FormatText } from '../core/vanilla.js';
import type { FieldError } from './formState.types.js';

/** An error to show, with its message, if it has one, in the current language. */
export type FieldMessage = Omit<FieldError, 'message'> & { readonly message?: string | undefined };

/** Errors with their messages in the current language. */
export function toMessages(errors: readonly FieldError[], format: FormatText): FieldMessage[] {
  return errors.map((error) => ({ ...error, message: error.message && format(error.message) }));
}
