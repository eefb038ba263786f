import { expect, test } from 'vitest';
import { labelKeyOf, rowNumbersOf } from '../../../headless/form-feedback/errorSummary.rules.js';

const keys: Readonly<Record<string, readonly string[]>> = {
  teams: ['~1', '~10'],
  'teams.~10.phones': ['~3', '~12', '~1'],
};

function keysOf(list: string): readonly string[] | undefined {
  return keys[list];
}

test('B-23 the key of a label is the name without the rows, however many there were', () => {
  expect(labelKeyOf('email')).toBe('email');
  expect(labelKeyOf('teams.~10.phones.~12.number')).toBe('teams.*.phones.*.number');
});

test('B-23 a row is counted where it stands now, in each list that it is in', () => {
  expect(rowNumbersOf('teams.~10.name', keysOf)).toBe('2');
  expect(rowNumbersOf('teams.~10.phones.~12.number', keysOf)).toBe('2.2');
  expect(rowNumbersOf('teams.~10.phones.~1.number', keysOf)).toBe('2.3');
});

test('B-23 a field in no row has no number, and one in a row that is gone has 0', () => {
  expect(rowNumbersOf('email', keysOf)).toBe('');
  expect(rowNumbersOf('teams.~2.name', keysOf)).toBe('0');
  expect(rowNumbersOf('people.~1.name', keysOf)).toBe('0');
});
