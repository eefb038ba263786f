import { expect, test, vi } from 'vitest';
import { flattenTranslations, TranslationError } from '../../../headless/translations/index.js';
import {
  createMessageFormatter,
  type MessageFormatter,
} from '../../../headless/translations/messageFormatter.js';

function formatterOf(
  messages: Record<string, string>,
  log: (message: string) => void = () => {},
  language = 'nl',
): MessageFormatter {
  return createMessageFormatter({ language, messages: flattenTranslations(messages), log });
}

test('TRANS-3 a message is formatted as ICU, in its language', () => {
  const { format } = formatterOf({
    found: '{count, plural, =0 {niemand} one {# persoon} other {# personen}} in {place}',
    amount: '{amount, number}',
    day: '{day, date, ::yyyyMMMMd}',
  });
  expect(format({ id: 'found', values: { count: 1, place: 'Gent' } })).toBe('1 persoon in Gent');
  expect(format({ id: 'found', values: { count: 1200, place: '' } })).toBe('1.200 personen in ');
  expect(format({ id: 'amount', values: { amount: 1234.5 } })).toBe('1.234,5');
  expect(format({ id: 'day', values: { day: new Date(2026, 4, 5) } })).toBe('5 mei 2026');
});

test('TRANS-3 finished text stays as it is', () => {
  const { format, formatStrictly } = formatterOf({ a: 'b' });
  expect(format('{a} <b>')).toBe('{a} <b>');
  expect(formatStrictly('{a} <b>')).toBe('{a} <b>');
});

test('TRANS-3 tags are text', () => {
  const { format } = formatterOf({ a: '<b>{name}</b> < 3 <script>' });
  expect(format({ id: 'a', values: { name: '<i>' } })).toBe('<b><i></b> < 3 <script>');
});

test('TRANS-3 values that are no text: booleans, dates, nothing', () => {
  const { format } = formatterOf({
    yes: '{on}',
    select: '{on, select, true {aan} other {uit}}',
    none: '[{a}{b}]',
    day: 'Op {day}.',
  });
  expect(format({ id: 'yes', values: { on: false } })).toBe('false');
  expect(format({ id: 'select', values: { on: true } })).toBe('aan');
  expect(format({ id: 'none', values: { a: null, b: undefined } })).toBe('[]');
  const day = new Date(0);
  expect(format({ id: 'day', values: { day } })).toBe(`Op ${String(day)}.`);
});

test('TRANS-3 an id in no table gives the default message, else the id, and logs nothing', () => {
  const log = vi.fn();
  const { format } = formatterOf({}, log);
  expect(format({ id: 'x', defaultMessage: 'Hello {name}', values: { name: 'Jo' } })).toBe(
    'Hello Jo',
  );
  expect(
    format({
      id: 'x',
      defaultMessage: '{n, plural, one {# file} other {# files}}',
      values: { n: 1000 },
    }),
  ).toBe('1,000 files');
  expect(format({ id: 'gnap.x' })).toBe('gnap.x');
  expect(log).not.toHaveBeenCalled();
});

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'TRANS-3 the id %s is missing as any other is',
  (id) => {
    const { format, formatStrictly } = formatterOf({});
    expect(format({ id })).toBe(id);
    expect(() => formatStrictly({ id })).toThrow(/There is no message/);
  },
);

test.each([
  ['a brace that is not closed', 'Dag {name'],
  ['an unknown type', '{name, oddity}'],
  ['a plural without other', '{name, plural, one {x}}'],
  ['a value that is not given', 'Dag {surname}'],
  ['a value that every object inherits', 'Dag {toString}'],
])('TRANS-3 %s breaks nothing: the default message stands in, logged once', (_, message) => {
  const log = vi.fn();
  const { format } = formatterOf({ hi: message }, log);
  const text = { id: 'hi', defaultMessage: 'Hello {name}', values: { name: 'Jo' } };
  expect(format(text)).toBe('Hello Jo');
  expect(format(text)).toBe('Hello Jo');
  expect(format({ id: 'hi' })).toBe('hi');
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toMatch(/"hi" in "nl" cannot be formatted/);
});

test('TRANS-3 a malformed default message is shown with its plain placeholders filled in', () => {
  const { format } = formatterOf({});
  expect(format({ id: 'x', defaultMessage: '{a} {b', values: { a: 1 } })).toBe('1 {b');
  expect(format({ id: 'x', defaultMessage: '{a} {b}', values: { a: 1 } })).toBe('1 {b}');
});

test('TRANS-3 a language that Intl does not know breaks nothing', () => {
  const { format } = formatterOf({ a: 'Dag' }, () => {}, 'x_y');
  expect(format({ id: 'a', defaultMessage: 'Hello' })).toBe('Hello');
});

test('ERR-2 strictly, a missing or malformed message throws, default message or not', () => {
  const { formatStrictly } = formatterOf({ good: 'Goed {n}', bad: 'Slecht {' });
  expect(formatStrictly({ id: 'good', values: { n: 1 } })).toBe('Goed 1');
  const codeOf = (id: string): unknown => {
    try {
      return formatStrictly({ id, defaultMessage: 'English' });
    } catch (error) {
      return error instanceof TranslationError ? error.code : error;
    }
  };
  expect(codeOf('none')).toBe('missing-translation');
  expect(codeOf('bad')).toBe('malformed-translation');
  expect(codeOf('good')).toBe('malformed-translation');
});
