import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeDigits } from '../../../headless/core/index.js';
import { formatTime, parseTime } from '../../../headless/time-input/index.js';
import { anyCharacter } from '../support/characters.js';

test.each([
  ['an hour alone', '9', '09:00'],
  ['an hour of two digits', '14', '14:00'],
  ['no separator', '930', '09:30'],
  ['no separator, four digits', '1430', '14:30'],
  ['one digit of minutes', '9:5', '09:05'],
  ['a comma, as on numeric keypads', '9,30', '09:30'],
  ['an h', '9h30', '09:30'],
  ['an h and no minutes', '9h', '09:00'],
  ['a u, as in Dutch', '9u30', '09:30'],
  ['the word, as in Dutch', '9 uur 30', '09:30'],
  ['the word after the minutes', '9.30 uur', '09:30'],
  ['an h after the minutes', '9:30 h', '09:30'],
  ['a dot', '9.30', '09:30'],
  ['an early hour', '1:30', '01:30'],
  ['an early hour', '2:05', '02:05'],
  ['half past midnight', '0:30', '00:30'],
  ['an early hour with an h', '1h05', '01:05'],
  ['Arabic digits', '١٢٣٠', '12:30'],
  ['Arabic digits and a colon', '١٢:٣٠', '12:30'],
  ['Devanagari digits', '०९:३५', '09:35'],
  ['a full-width colon', '12：30', '12:30'],
  ['full-width digits', '１２：３０', '12:30'],
  ['an afternoon', '9:30 pm', '21:30'],
  ['a morning', '9:30 AM', '09:30'],
  ['an afternoon with dots', '9:30 p.m.', '21:30'],
  ['an hour past noon', '1:30 pm', '13:30'],
  ['midnight', '12 am', '00:00'],
  ['noon', '12 pm', '12:00'],
  ['spaces', '  09:30 ', '09:30'],
  ['no-break spaces', '\u00a009:30\u202f', '09:30'],
  ['bidi marks', '\u200e09:30\u200f\u2068', '09:30'],
  ['seconds that say nothing', '09:30:00', '09:30'],
])('TIME-1 B-27 %s: “%s” is %s', (_, text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each([
  ['24:00'],
  ['2560'],
  ['23:60'],
  ['99:99'],
  ['-1:30'],
  ['1e1:00'],
  ['0x10:00'],
  ['13 pm'],
  ['0:30 am'],
  ['24'],
  ['00930'],
  ['9:'],
  ['9:300'],
  ['09:30:59'],
  ['nine'],
  ['+9'],
  ['9.5.3'],
  ['9u 17u'],
  ['9h30h'],
  ['9 uur 5 uur'],
  [''],
  [' '],
])('TIME-1 “%s” is no time, and not another one either', (text) => {
  expect(parseTime(text)).toBeNull();
});

test.each(['24:00', '2400', '24', '24h'])('TIME-1 %s is midnight where that is allowed', (text) => {
  expect(parseTime(text, { allow24: true })).toBe('00:00');
  expect(parseTime('24:01', { allow24: true })).toBeNull();
});

test('TIME-1 where 24:00 is allowed, every other time is as it is elsewhere', () => {
  expect(parseTime('13:00', { allow24: true })).toBe('13:00');
  expect(parseTime('00:00', { allow24: true })).toBe('00:00');
});

test('TIME-1 every time reads as itself, in each way to write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const time = formatTime(minutes);
      const [hours = '', rest = ''] = time.split(':');
      const spellings = [time, `${hours}${rest}`, `${hours}.${rest}`, `${Number(hours)}h${rest}`];
      for (const spelling of spellings) expect(parseTime(spelling), spelling).toBe(time);
      expect(formatTime(Number(hours) * 60 + Number(rest))).toBe(time);
    }),
  );
});

test('TIME-1 whatever is typed gives a time or nothing', () => {
  const typed = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(...'0123456789:.h upam-x٣'), maxLength: 8 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      expect(parseTime(text) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
});

test('TIME-1 the digits of every script are read', () => {
  let scripts = 0;
  for (let code = 0; code < 0x20000; code += 1) {
    if (!/^\p{Nd}$/u.test(String.fromCodePoint(code))) continue;
    const [zero, digits] = [code, Array.from({ length: 10 }, (_, digit) => digit)];
    const written = digits.map((digit) => String.fromCodePoint(zero + digit)).join('');
    expect(normalizeDigits(written), code.toString(16)).toBe('0123456789');
    scripts += 1;
    code += 9;
  }
  expect(scripts).toBeGreaterThan(50);
});
