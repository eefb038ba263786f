import { expect, test } from 'vitest';
import { formatDefaultText, sameText, type Text } from '../../../headless/core/vanilla.js';

test.each([
  ['finished text', 'finished text'],
  [{ id: 'a.b' }, 'a.b'],
  [{ id: 'a.b', defaultMessage: 'Hello' }, 'Hello'],
  [
    { id: 'a', defaultMessage: 'Page {page} of {count}', values: { page: 2, count: 9 } },
    'Page 2 of 9',
  ],
  [{ id: 'a', defaultMessage: '{missing} {toString}', values: {} }, '{missing} {toString}'],
  [{ id: 'a', defaultMessage: '[{name}]', values: { name: null } }, '[]'],
])('%j is shown as "%s"', (text, shown) => {
  expect(formatDefaultText(text)).toBe(shown);
});

test('texts are the same with equal values, dates by their time', () => {
  const text = (time: number): Text => ({ id: 'on', values: { day: new Date(time), by: 'Ann' } });
  expect(sameText(text(0), text(0))).toBe(true);
  expect(sameText(text(0), text(1))).toBe(false);
  expect(sameText({ id: 'on', values: {} }, text(0))).toBe(false);
  expect(sameText(text(0), { id: 'on', values: {} })).toBe(false);
});

test('finished texts are the same letter for letter, and never the same as a message', () => {
  expect(sameText('Save', 'Save')).toBe(true);
  expect(sameText('Save', 'Cancel')).toBe(false);
  expect(sameText('save', { id: 'save' })).toBe(false);
  expect(sameText({ id: 'save' }, 'save')).toBe(false);
});

test('texts with another id or another default message are not the same', () => {
  const text = { id: 'people', defaultMessage: 'People' };
  expect(sameText(text, { ...text })).toBe(true);
  expect(sameText(text, { ...text, id: 'persons' })).toBe(false);
  expect(sameText(text, { ...text, defaultMessage: 'Persons' })).toBe(false);
});
