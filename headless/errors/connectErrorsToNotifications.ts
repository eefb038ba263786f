import { createShowTranslated, type ShowTranslatedOptions } from './createShowTranslated.js';
import type { ErrorChannel } from './errorChannel.js';

/**
 * Shows a notification, which stays until it is closed, for every error of the channel (spec row
 * ERR-1). Returns a function that stops it.
 */
export function connectErrorsToNotifications({
  errors,
  ...options
}: ShowTranslatedOptions & { errors: Pick<ErrorChannel, 'subscribe'> }): () => void {
  const showTranslated = createShowTranslated(options);
  return errors.subscribe(() => {
    showTranslated({
      type: 'error',
      titleId: 'gnap.error-notification-title',
      textId: 'gnap.error-notification-text',
      sticky: true,
    });
  });
}
