import type { Politeness, Text } from '../core/vanilla.js';

/** The kinds of notification (spec row NOTE-2). */
export type NotificationType = 'success' | 'error' | 'warning' | 'info' | 'default';

/** The action button of a notification, such as "Undo". */
export interface NotificationAction<Words extends Text = string> {
  readonly label: Words;
  readonly run: () => void;
}

/** What to show (spec row NOTE-2). */
export interface NotificationRequest<Words extends Text = string> {
  /** Default `default`. */
  readonly type?: NotificationType | undefined;
  readonly title?: Words | undefined;
  readonly text?: Words | undefined;
  /** Whether it stays until it is closed. Default: by type; errors stay. */
  readonly sticky?: boolean | undefined;
  readonly action?: NotificationAction<Words> | undefined;
}

/** A notification that is visible, queued or in the history. */
export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly text: string;
  /** How many equal notifications it stands for. */
  readonly count: number;
  readonly action: NotificationAction | undefined;
  /** When `show` was last called for it, in milliseconds since 1970. */
  readonly shownAt: number;
  /** When it was last announced, in milliseconds since 1970. */
  readonly announcedAt: number;
  /** How long it is visible, in milliseconds; `null`: until it is closed. */
  readonly timeout: number | null;
  /** When it timed out, in milliseconds since 1970; absent if it was closed. */
  readonly missedAt?: number | undefined;
}

/** Milliseconds by type; `null`: until closed. */
export type NotificationTimeouts = Readonly<
  Partial<Record<NotificationType, number | null | undefined>>
>;

const TIMEOUT = 6000;

/**
 * For how long an equal notification is not announced again, in milliseconds: an error in a loop
 * would be noise, whereas a second "Saved" later on is news.
 */
const QUIET = 3000;

/** Errors stay until closed, others for six seconds; `sticky` overrides that (spec row NOTE-2). */
export function timeoutOf(
  { type = 'default', sticky }: NotificationRequest,
  timeouts: NotificationTimeouts,
): number | null {
  const { [type]: timeout = type === 'error' ? null : TIMEOUT } = timeouts;
  const decided = sticky === false ? (timeout ?? TIMEOUT) : timeout;
  // Written so that NaN is forever, rather than at once.
  return !sticky && Number(decided) >= 0 ? decided : null;
}

/** The notification that a request asks for. */
export function notificationOf(
  request: NotificationRequest,
  given: Pick<Notification, 'id' | 'shownAt'>,
  timeouts: NotificationTimeouts,
): Notification {
  const { type = 'default', title = '', text = '', action } = request;
  const timeout = timeoutOf(request, timeouts);
  return { ...given, announcedAt: given.shownAt, type, title, text, count: 1, action, timeout };
}

/**
 * Whether two are equal (B-30): they have the same type, title and text, and no two actions that do
 * different things, since only one would be left to undo two deletions.
 */
export function areEqual(known: Notification, newer: Notification): boolean {
  return (
    known.type === newer.type &&
    known.title === newer.title &&
    known.text === newer.text &&
    (newer.action ?? known.action)?.run === (known.action ?? newer.action)?.run
  );
}

/**
 * Merges a notification with a newer equal one. It stays until closed if either of the two does. Soon
 * after it was announced, it is not announced again.
 */
export function collapse(known: Notification, newer: Notification): Notification {
  return {
    ...newer,
    id: known.id,
    count: known.count + 1,
    announcedAt: (Math.abs(newer.shownAt - known.announcedAt) < QUIET ? known : newer).announcedAt,
    action: newer.action ?? known.action,
    timeout: known.timeout === null ? null : newer.timeout,
  };
}

/** The notification to focus after one is gone: the next that stays, else the one before. */
export function neighborOf(
  gone: Notification,
  before: readonly Notification[],
  stays: (notification: Notification) => boolean,
): Notification | undefined {
  return before.slice(before.indexOf(gone)).find(stays) ?? before.filter(stays).at(-1);
}

/** Errors interrupt, the others wait their turn (A11Y-NOTE). */
export function politenessOf(type: NotificationType): Politeness {
  return type === 'error' ? 'assertive' : 'polite';
}

/** Title, text and action as one announcement, with punctuation between them. */
export function spokenText({ title, text, action }: Notification): string {
  // Not joined by line breaks: those of a text are spaces where it is shown.
  const parts = [title, text, action?.label].filter(Boolean).join('\f');
  return parts.replace(/(\p{P}?)\f/gu, (_, mark: string) => `${mark || '.'} `);
}
