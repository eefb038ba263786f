import type { Notification } from '../notifications/index.js';

/** How many notifications have timed out since the list was last read (behavior B-30). */
export function unreadCount(history: readonly Notification[], readAt: number): number {
  return history.filter(({ missedAt = -Infinity }) => missedAt > readAt).length;
}

/**
 * When a notification was shown, formatted in the language: the time, with the date unless that is
 * today. Both times are in milliseconds since 1970; the time zone is the browser's.
 */
export function shownAtText(shownAt: number, now: number, language: string | undefined): string {
  const isToday = new Date(shownAt).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  }).format(shownAt);
}
