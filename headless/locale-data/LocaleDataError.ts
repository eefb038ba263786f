import { ToolkitError } from '../core/vanilla.js';

/**
 * Locale data that could not be had. Its `code`: `wrong-locale-script` (the URL), `locale-script-failed`,
 * `locale-not-registered`, `locale-timeout`.
 */
export class LocaleDataError extends ToolkitError {
  override readonly name: string = 'LocaleDataError';
}
