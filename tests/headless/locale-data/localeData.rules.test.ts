import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_LOCALE_DATA } from '../../../headless/locale-data/englishLocaleData.js';
import {
  fromMonday,
  intlLocaleData,
  LOCALE_SCRIPT_PATTERN,
  LocaleDataError,
  parseLocaleData,
} from '../../../headless/locale-data/index.js';
import { localeId, localeScriptUrl } from '../../../headless/locale-data/localeData.rules.js';
import { LOCALE_IDS } from './angularI18n.js';
import { registeredBy } from './registered.js';

test('LOCALE-3 the Dutch script gives Dutch names', () => {
  const data = parseLocaleData(registeredBy('nl'), 'nl');
  expect(data).toMatchObject({
    id: 'nl',
    amPm: ['a.m.', 'p.m.'],
    firstDayOfWeek: 0,
    decimalSeparator: ',',
    groupSeparator: '.',
  });
  expect(data?.months[4]).toBe('mei');
  expect(data?.monthsShort[2]).toBe('mrt.');
  expect(data?.weekdays[0]).toBe('zondag');
  expect(fromMonday(data?.weekdaysShort ?? [])).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
});

test('LOCALE-3 months in a date and alone differ where the language has two forms', () => {
  const czech = parseLocaleData(registeredBy('cs'), 'cs');
  expect([czech?.months[0], czech?.standaloneMonths[0]]).toEqual(['ledna', 'leden']);
});

test('LOCALE-3 a file without standalone months and first day of week is accepted', () => {
  const byn = parseLocaleData(registeredBy('byn'), 'byn');
  expect(byn?.standaloneMonths).toEqual(byn?.months);
  expect(byn?.firstDayOfWeek).toBeUndefined();
});

test('LOCALE-2 every real file is accepted under its own id', () => {
  expect(LOCALE_IDS).toHaveLength(801);
  const refused = LOCALE_IDS.filter((id) => parseLocaleData(registeredBy(id), id) === null);
  expect(refused).toEqual([]);
});

interface Registration {
  id?: unknown;
  DATETIME_FORMATS?: object;
  NUMBER_FORMATS?: unknown;
}

test.each<[string, Registration]>([
  ['another id', { id: 'fr' }],
  ['no id', { id: undefined }],
  ['eleven months', { DATETIME_FORMATS: { MONTH: Array(11).fill('x') } }],
  ['a month that is no text', { DATETIME_FORMATS: { MONTH: Array(12).fill(1) } }],
  ['a month without a name', { DATETIME_FORMATS: { SHORTMONTH: Array(12).fill('') } }],
  ['six weekdays', { DATETIME_FORMATS: { DAY: Array(6).fill('x') } }],
  ['weekdays as text', { DATETIME_FORMATS: { SHORTDAY: 'zmdwdvz' } }],
  ['no am and pm', { DATETIME_FORMATS: { AMPMS: null } }],
  ['no separators', { NUMBER_FORMATS: null }],
])('LOCALE-2 a registration with %s is refused', (_, change) => {
  const real = Object(registeredBy('nl'));
  const dates = { ...real.DATETIME_FORMATS, ...change.DATETIME_FORMATS };
  expect(parseLocaleData({ ...real, ...change, DATETIME_FORMATS: dates }, 'nl')).toBeNull();
});

test('LOCALE-2 whatever is registered, parsing does not throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (registered, dates) => {
      expect(parseLocaleData(registered, 'nl')).toBeNull();
      expect(parseLocaleData({ id: 'nl', DATETIME_FORMATS: dates }, 'nl')).toBeNull();
    }),
  );
});

test('LOCALE-2 Intl gives the same names as the script, and two forms of months', () => {
  const intl = intlLocaleData('nl');
  const script = parseLocaleData(registeredBy('nl'), 'nl');
  expect(intl.months).toEqual(script?.months);
  expect(intl.weekdays).toEqual(script?.weekdays);
  expect(intl.weekdaysShort).toEqual(script?.weekdaysShort);
  expect(intl.amPm).toEqual(script?.amPm);
  expect([intl.decimalSeparator, intl.groupSeparator]).toEqual([',', '.']);
  // Spanish groups the digits of a number only from 10,000 on.
  expect(intlLocaleData('es').groupSeparator).toBe('.');

  const czech = intlLocaleData('cs');
  expect([czech.months[0], czech.standaloneMonths[0]]).toEqual(['ledna', 'leden']);
  expect(intlLocaleData('ja').months[0]).toBe('1月');
});

test('LOCALE-2 Intl gives the months of the pickers, whatever calendar the language has', () => {
  const persian = parseLocaleData(registeredBy('fa'), 'fa');
  expect(intlLocaleData('fa').standaloneMonths).toEqual(persian?.standaloneMonths);
});

test('LOCALE-2 an id that Intl does not take has the names of its language', () => {
  expect(intlLocaleData('nl_BE')).toEqual({ ...intlLocaleData('nl'), id: 'nl_BE' });
});

test.each([['en-iso'], ['xx'], ['not a tag'], ['']])(
  'LOCALE-2 where Intl has no %j it is English',
  (language) => {
    expect(intlLocaleData(language)).toEqual({ ...intlLocaleData('en'), id: language });
  },
);

const FIRST_LETTERS = [...new Set([...LOCALE_IDS].map(([letter]) => letter))];

test.each(FIRST_LETTERS)(
  'LOCALE-2 for every id of a script at %s Intl gives complete data',
  (letter) => {
    for (const id of [...LOCALE_IDS].filter((each) => each[0] === letter)) {
      const { months, monthsShort, standaloneMonths, weekdays, weekdaysShort, amPm } =
        intlLocaleData(id);
      const names = [months, monthsShort, standaloneMonths, weekdays, weekdaysShort, amPm];
      expect(names.map(({ length }) => length)).toEqual([12, 12, 12, 7, 7, 2]);
      expect(names.flat().filter((name) => name === '')).toEqual([]);
    }
  },
);

test('LOCALE-3 the English that stands in without a store is that of the script', () => {
  const { firstDayOfWeek, ...english } = Object(parseLocaleData(registeredBy('en'), 'en'));
  expect(firstDayOfWeek).toBe(6);
  expect(ENGLISH_LOCALE_DATA).toEqual(english);
});

test('LOCALE-1 the address of a script, below the base, ids in lower case', () => {
  const script = { pattern: LOCALE_SCRIPT_PATTERN, base: 'https://example.org/app/' };
  expect(localeScriptUrl({ ...script, id: localeId('nl-BE') })).toBe(
    'https://example.org/app/vendor/js/angular/i18n/angular-locale_nl-be.min.js',
  );
});

test.each(['../x', 'nl/../../x', '', 'NL', 'nl\\x', '%2e%2e', 'nl.js?', '//evil.example'])(
  'LOCALE-1 the id %j is refused',
  (id) => {
    const script = { pattern: LOCALE_SCRIPT_PATTERN, base: 'https://example.org/' };
    expect(() => localeScriptUrl({ ...script, id })).toThrow(LocaleDataError);
  },
);

test('LOCALE-1 a relative base is refused, with the way to mend it', () => {
  expect(() => localeScriptUrl({ pattern: LOCALE_SCRIPT_PATTERN, base: '/', id: 'nl' })).toThrow(
    /"\/" is not absolute.*Give `baseUrl` with scheme and host/,
  );
});
