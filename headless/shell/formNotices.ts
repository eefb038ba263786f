import { createShowTranslated, type ShowTranslatedOptions } from '../errors/index.js';
import type { FormEvents } from '../form/index.js';
import type { NotificationsStore } from '../notifications/index.js';

/** The options of `createFormNotices`, which closes the notifications that it has shown. */
export interface FormNoticesOptions extends ShowTranslatedOptions {
  notifications: Pick<NotificationsStore, 'show' | 'close'>;
}

/**
 * Shows the notification of an invalid form (spec row FORM-3), and closes it once the form is
 * submitted.
 */
export function createFormNotices(options: FormNoticesOptions): FormEvents {
  const showTranslated = createShowTranslated(options);
  let invalidNoticeId: string | undefined;
  return {
    invalid: () => {
      invalidNoticeId = showTranslated({
        type: 'error',
        titleId: 'gnap.validation-error-notification-title',
        textId: 'gnap.validation-error-notification-text',
      });
    },
    // No notification: the form's hook announces it already, and the button shows it.
    pending: () => {},
    submitting: () => {
      if (invalidNoticeId !== undefined) options.notifications.close(invalidNoticeId);
    },
  };
}
