import type { Notification } from '../notifications/index.js';

/** How many have gone by themselves since the list was last looked at (behaviour B-30). */
export function unreadCount(history: readonly Notification[], readAt: number): number {
  return history.filter(({ missedAt = -Infinity }) => missedAt > readAt).length;
}

/**
 * When one was shown, as a person of that language writes it: the time, and the day where that is not
 * today's. Both times are milliseconds since 1970, in the time zone of the browser.
 */
export function shownAtText(shownAt: number, now: number, language: string | undefined): string {
  const isToday = new Date(shownAt).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { dateStyle: 'short' }),
    timeStyle: 'short',
  }).format(shownAt);
}
