import { useMemo } from 'react';
import { useLanguage } from '../../headless/language/index.js';

export interface DateTexts {
  /** A moment, in the person's time zone: `21 Nov 2026, 14:05`. @param milliseconds since 1970 */
  moment(milliseconds: number): string;
  /** A day, the same in every time zone: `21 Nov 2026`. @param date `yyyy-MM-dd` */
  day(date: string): string;
}

/** Writes dates to be read, in the current language. */
export function useDateTexts(): DateTexts {
  const { language } = useLanguage();
  return useMemo(() => {
    const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    return {
      moment: (milliseconds) => moments.format(milliseconds),
      day: (date) => days.format(new Date(`${date}T00:00:00Z`)),
    };
  }, [language]);
}
