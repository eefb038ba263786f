import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsByField, isEqual, shownCount } from '../../../headless/form/form.rules.js';
import {
  createFormStore,
  email,
  max,
  maxLength,
  min,
  minLength,
  number,
  pattern,
  required,
  type FieldError,
} from '../../../headless/form/index.js';

const validators = { email, number, min: min(1), max: max(1), pattern: pattern(/^x$/) };
const lengths = { minLength: minLength(2), maxLength: maxLength(0) };

test.each(Object.entries({ ...validators, ...lengths }))(
  'FORM-7 %s leaves empty values to `required`, as HTML does',
  (_, validator) => {
    for (const empty of ['', null, undefined, []]) expect(validator(empty)).toBe(true);
  },
);

test.each([
  ['', false],
  ['  ', false],
  ['\u200b', false],
  [' \u202e\u00ad', false],
  [null, false],
  [undefined, false],
  [[], false],
  [false, false],
  ['a', true],
  ['\u200ba', true],
  ['👩‍💻', true],
  [0, true],
  [true, true],
  [['a'], true],
])('FORM-7 required: %j is %s', (value, expected) => {
  expect(required(value)).toBe(expected);
});

test.each([
  ['ann@example.org', true],
  ["o'neil+tag@sub.example.org", true],
  ['ann@localhost', true],
  ['ann', false],
  ['ann@', false],
  ['@example.org', false],
  ['ann@-example.org', false],
  ['ann@example-.org', false],
  ['ann@exa mple.org', false],
  ['ann@@example.org', false],
  ['é@example.org', false],
])('FORM-7 email: %s is %s', (value, expected) => {
  expect(email(value)).toBe(expected);
});

test.each([
  ['12', true],
  ['-1.5', true],
  ['.5', true],
  ['1e-3', true],
  [12, true],
  ['1.', false],
  ['+1', false],
  ['0x10', false],
  ['1,5', false],
  [' 1', false],
  ['Infinity', false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('FORM-7 number: %s is %s', (value, expected) => {
  expect(number(value)).toBe(expected);
});

test.each([
  [min(3), '2.9', false],
  [min(3), '3', true],
  [min(3), 10, true],
  [max(3), '10', false],
  [max(3), 3, true],
  [min(3), 'ten', true],
  [max(3), 'ten', true],
  [min('2026-02-01'), '2026-01-31', false],
  [min('2026-02-01'), '2026-02-01', true],
  [max('17:30'), '18:00', false],
  [max('17:30'), '09:00', true],
])('FORM-7 min and max compare numbers, dates and times: case %#', (validator, value, expected) => {
  expect(validator(value)).toBe(expected);
});

test('FORM-7 lengths are UTF-16 units, and entries of lists', () => {
  expect(maxLength(2)('😀')).toBe(true);
  expect(minLength(3)('😀')).toBe(false);
  expect(maxLength(1)(['a', 'b'])).toBe(false);
});

test.each(['a\r\nb', 'a\rb', 'a\nb'])(
  'FORM-7 a line break counts as 1, as in the field: %j',
  (text) => {
    expect(maxLength(3)(text)).toBe(true);
    expect(minLength(4)(text)).toBe(false);
  },
);

test('FORM-7 a global expression judges the same text the same way every time', () => {
  const validator = pattern(/a/g);
  expect([validator('a'), validator('a'), validator('b')]).toEqual([true, true, false]);
});

test('FORM-5 FORM-6 nothing is shown before touch or submit, then one error, or all', () => {
  const { fields, ...form } = createFormStore({
    initialValues: { a: '' },
    onSubmit: () => {},
  }).getState();
  const error: FieldError = { type: 'a', source: 'validator', path: 'a' };
  const field = { ...fields[1]!, errors: [error, { ...error, type: 'b' }] };
  const touched = { ...field, isTouched: true };
  expect(shownCount(field, { fields, ...form })).toBe(0);
  expect(shownCount(touched, { fields, ...form })).toBe(1);
  expect(shownCount(field, { fields, ...form, isSubmitted: true })).toBe(1);
  expect(shownCount(touched, { fields, ...form, multiple: true })).toBe(2);
  expect(shownCount({ ...touched, errors: [] }, { fields, ...form })).toBe(0);
});

test('B-25 an error is given to the nearest field above its path, once, and none is lost', () => {
  const name = fc.constantFrom<string>('a', 'a.b', 'a.b.c', 'ab', '', 'z', 'z.a');
  fc.assert(
    fc.property(fc.array(name), fc.uniqueArray(name), (paths, fields) => {
      const isField = (path: string): boolean => fields.includes(path);
      const errors = paths.map((path) => ({ type: 'server', source: 'server' as const, path }));
      const byField = errorsByField(errors, isField, (path) => path);
      expect([...byField.values()].flat()).toHaveLength(paths.length);
      for (const [field, found] of byField) {
        expect(field === '' || isField(field)).toBe(true);
        expect(new Set(found.map(({ type }) => type)).size).toBe(found.length);
        for (const { path } of found)
          expect(path === field || field === '' || path.startsWith(`${field}.`)).toBe(true);
      }
    }),
  );
});

test('values are equal by content when plain, by identity when not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true);
      expect(isEqual({ value }, { value, more: 1 })).toBe(false);
    }),
  );
  expect(isEqual([], {})).toBe(false);
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isEqual(new Date(0), new Date(0))).toBe(false);
  expect(isEqual(new File([], 'a'), new File([], 'a'))).toBe(false);
});

test('what a class has made is compared by identity: it may keep what it holds to itself', () => {
  class Amount {
    readonly #cents: number;
    constructor(cents: number) {
      this.#cents = cents;
    }
    get cents(): number {
      return this.#cents;
    }
  }
  const amount = new Amount(100);
  expect(isEqual({ amount }, { amount })).toBe(true);
  expect(isEqual({ amount }, { amount: new Amount(200) })).toBe(false);
  expect(isEqual(Object.create(null), {})).toBe(true);
});
