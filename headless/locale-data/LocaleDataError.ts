import { ToolkitError } from '../core/vanilla.js';

/**
 * Locale data could not be loaded. Its `code`: `wrong-locale-script` (no URL can be made),
 * `locale-script-failed`, `locale-not-registered`, `locale-timeout`.
 */
export class LocaleDataError extends ToolkitError {
  override readonly name: string = 'LocaleDataError';
}
