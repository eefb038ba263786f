import type { LocaleData } from './localeData.rules.js';

type DateOptions = Intl.DateTimeFormatOptions;

const MONTHS: readonly Date[] = Array.from(
  { length: 12 },
  (_, month) => new Date(Date.UTC(2026, month, 1, 12)),
);

/** Starting on Sunday, 4 January 2026. */
const WEEKDAYS: readonly Date[] = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.UTC(2026, 0, 4 + day, 12)),
);

const BEFORE_AND_AFTER_NOON: readonly Date[] = [9, 21].map(
  (hour) => new Date(Date.UTC(2026, 0, 1, hour)),
);

/**
 * The language in the form that `Intl` takes; some ids of locale scripts are not language tags
 * (`en-iso`). English comes last; otherwise the machine's own language would replace one that the
 * browser lacks.
 */
function intlLanguages(language: string): string[] {
  const candidates = [language, language.split(/[-_]/, 1)[0] ?? '', 'en'];
  return candidates.flatMap((candidate) => {
    try {
      return Intl.getCanonicalLocales(candidate);
    } catch {
      return [];
    }
  });
}

/** The locale as the browser itself knows it, for want of a script's data (spec row LOCALE-2). */
export function intlLocaleData(language: string): LocaleData {
  const languages = intlLanguages(language);
  const formatter = (options: DateOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(languages, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const names = (dates: readonly Date[], options: DateOptions): string[] => {
    const { format } = formatter(options);
    return dates.map((date) => format(date));
  };
  const parts = (
    dates: readonly Date[],
    wanted: Intl.DateTimeFormatPartTypes,
    options: DateOptions,
  ): string[] => {
    const whole = formatter(options);
    return dates.map(
      (date) => whole.formatToParts(date).find(({ type }) => type === wanted)?.value ?? '',
    );
  };
  /** Months as in a date; if a date has only their number (`1月5日`), as they stand alone. */
  const monthsInDate = (month: 'long' | 'short'): string[] => {
    const alone = names(MONTHS, { month });
    return parts(MONTHS, 'month', { day: 'numeric', month }).map((name, index) =>
      /\p{Letter}/u.test(name) ? name : (alone[index] ?? name),
    );
  };
  const [before, after] = parts(BEFORE_AND_AFTER_NOON, 'dayPeriod', {
    hour: 'numeric',
    hour12: true,
  });
  const amount = new Intl.NumberFormat(languages).formatToParts(1_234_567.8);
  const separator = (wanted: 'decimal' | 'group', otherwise: string): string =>
    amount.find(({ type }) => type === wanted)?.value ?? otherwise;
  return {
    id: language,
    months: monthsInDate('long'),
    monthsShort: monthsInDate('short'),
    standaloneMonths: names(MONTHS, { month: 'long' }),
    weekdays: names(WEEKDAYS, { weekday: 'long' }),
    weekdaysShort: names(WEEKDAYS, { weekday: 'short' }),
    amPm: [before || 'AM', after || 'PM'],
    decimalSeparator: separator('decimal', '.'),
    groupSeparator: separator('group', ','),
  };
}
