import type { NotificationRequest, NotificationsStore } from '../notifications/index.js';
import { consoleLog, type Log } from '../platform/index.js';

/** A notification given by the ids of its messages. */
export interface TranslatedRequest extends Pick<NotificationRequest, 'type' | 'sticky'> {
  readonly titleId: string;
  readonly textId: string;
}

/**
 * Shows a notification, or an alert if it cannot be translated. Returns the notification's id;
 * `undefined` after an alert.
 */
export type ShowTranslated = (request: TranslatedRequest) => string | undefined;

/** The options of `createShowTranslated`. */
export interface ShowTranslatedOptions {
  notifications: Pick<NotificationsStore, 'show'>;
  /** Throws if the id is in no table, or its message cannot be formatted. */
  translateStrictly: (id: string) => string;
  /** Default: the window's. */
  alert?: ((message: string) => void) | undefined;
  /** Receives the reason for an alert. Default: a warning on the console. */
  log?: Log | undefined;
}

/**
 * Makes the function that shows notifications whose text must be translated (spec rows ERR-1,
 * FORM-3). If the strict translation fails, it shows the alert of spec row ERR-2, which needs
 * nothing of the app.
 */
export function createShowTranslated({
  notifications,
  translateStrictly,
  alert = (message) => {
    window.alert(message);
  },
  log = consoleLog,
}: ShowTranslatedOptions): ShowTranslated {
  return ({ titleId, textId, ...rest }) => {
    try {
      const title = translateStrictly(titleId);
      const text = translateStrictly(textId);
      return notifications.show({ ...rest, title, text });
    } catch (cause) {
      log(`An alert stands in for the notification ${titleId}.`, cause);
      alert('An unexpected error has occurred.');
      return undefined;
    }
  };
}
