import { ToolkitError } from '../core/vanilla.js';

/**
 * A translation is missing or cannot be used. Its `code`: `missing-translation`,
 * `malformed-translation`, `wrong-translation-file` (no URL can be made).
 */
export class TranslationError extends ToolkitError {
  override readonly name: string = 'TranslationError';
}
