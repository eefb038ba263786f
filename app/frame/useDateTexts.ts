import { useMemo } from 'react';
import { useLanguage } from '../../headless/language/index.js';

/** Formats dates and times for people, as is usual in the current language. */
export interface DateTexts {
  /** A moment, in the person's time zone: `Nov 21, 2026, 2:05 PM`. @param milliseconds since 1970 */
  moment(milliseconds: number): string;
  /**
   * A day, the same in every time zone: `Nov 21, 2026`, with spaces that do not break.
   * @param date `yyyy-MM-dd`
   */
  day(date: string): string;
  /** A day close to today: `Sat, Nov 21`. @param date `yyyy-MM-dd` */
  weekday(date: string): string;
}

/** Formats dates for people, in the current language. */
export function useDateTexts(): DateTexts {
  const { language } = useLanguage();
  return useMemo(() => {
    const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const weekdays = new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
    return {
      moment: (milliseconds) => moments.format(milliseconds),
      day: (date) => days.format(midnight(date)).replaceAll(' ', '\u00a0'),
      weekday: (date) => weekdays.format(midnight(date)),
    };
  }, [language]);
}
