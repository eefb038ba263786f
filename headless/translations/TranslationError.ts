import { ToolkitError } from '../core/vanilla.js';

/**
 * A translation that cannot be given. Its `code`: `missing-translation`, `malformed-translation`,
 * `wrong-translation-file`.
 */
export class TranslationError extends ToolkitError {
  override readonly name: string = 'TranslationError';
}
