import { LocaleDataError } from './LocaleDataError.js';

/** The names and separators of a locale. */
export interface LocaleData {
  /** As the locale script has it: `nl`, `nl-be`. */
  readonly id: string;
  /** January to December, as they stand in a date: `5 ledna`. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  /** January to December, as they stand alone: `leden 2026`. */
  readonly standaloneMonths: readonly string[];
  /** From Sunday, as the scripts have them; {@link fromMonday} reorders them. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** Before and after noon. */
  readonly amPm: readonly string[];
  /** 0 is Monday. For information only: in the pickers, weeks always begin on Monday. */
  readonly firstDayOfWeek?: number | undefined;
  readonly decimalSeparator: string;
  readonly groupSeparator: string;
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A copy of the value if it is a list of this many texts; else `undefined`. */
function textsOf(value: unknown, length: number): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length !== length) return undefined;
  return value.every(isText) ? [...value] : undefined;
}

function weekdayOf(value: unknown): number | undefined {
  return [0, 1, 2, 3, 4, 5, 6].find((weekday) => weekday === value);
}

/**
 * What a locale script registered as `$locale`, or `null` if that is another locale's or incomplete
 * (spec row LOCALE-2). Only the first day of the week and the standalone months may be missing, as
 * they are from some of the real files.
 */
export function parseLocaleData(registered: unknown, id: string): LocaleData | null {
  const locale = fieldsOf(registered);
  if (locale['id'] !== id) return null;
  const dates = fieldsOf(locale['DATETIME_FORMATS']);
  const numbers = fieldsOf(locale['NUMBER_FORMATS']);
  const months = textsOf(dates['MONTH'], 12);
  const monthsShort = textsOf(dates['SHORTMONTH'], 12);
  const weekdays = textsOf(dates['DAY'], 7);
  const weekdaysShort = textsOf(dates['SHORTDAY'], 7);
  const amPm = textsOf(dates['AMPMS'], 2);
  const decimalSeparator = numbers['DECIMAL_SEP'];
  const groupSeparator = numbers['GROUP_SEP'];
  if (!months || !monthsShort || !weekdays || !weekdaysShort || !amPm) return null;
  if (!isText(decimalSeparator) || !isText(groupSeparator)) return null;
  return {
    id,
    months,
    monthsShort,
    standaloneMonths: textsOf(dates['STANDALONEMONTH'], 12) ?? months,
    weekdays,
    weekdaysShort,
    amPm,
    firstDayOfWeek: weekdayOf(dates['FIRSTDAYOFWEEK']),
    decimalSeparator,
    groupSeparator,
  };
}

/** Reorders names of weekdays that begin on Sunday to begin on Monday. */
export function fromMonday<Name>(weekdays: readonly Name[]): readonly Name[] {
  return [...weekdays.slice(1), ...weekdays.slice(0, 1)];
}

/** The id that a locale script has for a language: `nl-BE` → `nl-be`. */
export function localeId(language: string): string {
  return language.toLowerCase().replaceAll('_', '-');
}

/** Where locale scripts are, relative to the base (spec row LOCALE-1). */
export const LOCALE_SCRIPT_PATTERN = 'vendor/js/angular/i18n/angular-locale_{locale}.min.js';

/** What `localeScriptUrl` makes an address from. */
export interface LocaleScript {
  /** A relative URL with `{locale}` in it. */
  readonly pattern: string;
  /** An absolute URL, against which the pattern is resolved: `https://example.org/app/`. */
  readonly base: string;
  /** A locale's id: `nl-be`. */
  readonly id: string;
}

/**
 * The address of a locale's script (spec row LOCALE-1). Throws a {@link LocaleDataError} for an
 * invalid id, which could lead elsewhere, and for a base that is not absolute.
 */
export function localeScriptUrl({ pattern, base, id }: LocaleScript): string {
  const what = 'No address can be made for a locale script.';
  const code = 'wrong-locale-script';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new LocaleDataError({
      code,
      what,
      ...(process.env.NODE_ENV !== 'production' && {
        why: `${JSON.stringify(id)} is no locale id.`,
        mend: 'Write it like `nl` or `nl-be`.',
      }),
    });
  }
  try {
    return new URL(pattern.replaceAll('{locale}', id), base).href;
  } catch (cause) {
    throw new LocaleDataError({
      code,
      what,
      ...(process.env.NODE_ENV !== 'production' && {
        why: `The base ${JSON.stringify(base)} is not absolute.`,
        mend: 'Give `baseUrl` with scheme and host.',
      }),
      cause,
    });
  }
}
