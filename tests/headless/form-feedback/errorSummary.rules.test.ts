import { expect, test } from 'vitest';
import { labelKeyOf, rowNumberOf } from '../../../headless/form-feedback/errorSummary.rules.js';

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

test('B-23 a row is counted where it stands now, in the innermost list', () => {
  expect(rowNumberOf('teams.~10.name', keysOf)).toBe(2);
  expect(rowNumberOf('teams.~10.phones.~12.number', keysOf)).toBe(2);
  expect(rowNumberOf('teams.~10.phones.~1.number', keysOf)).toBe(3);
});

test('B-23 a field in no row, or in a row that is gone, has no number', () => {
  expect(rowNumberOf('email', keysOf)).toBeUndefined();
  expect(rowNumberOf('teams.~2.name', keysOf)).toBeUndefined();
  expect(rowNumberOf('people.~1.name', keysOf)).toBeUndefined();
});
