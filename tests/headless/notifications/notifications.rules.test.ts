import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areEqual,
  collapse,
  neighborOf,
  notificationOf,
  politenessOf,
  spokenText,
  timeoutOf,
  type Notification,
  type NotificationRequest,
  type NotificationType,
} from '../../../headless/notifications/notifications.rules.js';

const types: readonly NotificationType[] = ['success', 'error', 'warning', 'info', 'default'];

function make(id: string, request: NotificationRequest = {}): Notification {
  return notificationOf(request, { id, shownAt: 0 }, {});
}

test.each<[NotificationRequest, number | null]>([
  [{ type: 'error' }, null],
  [{ type: 'error', sticky: true }, null],
  [{ type: 'error', sticky: false }, 6000],
  [{ type: 'success' }, 6000],
  [{ type: 'warning' }, 6000],
  [{ type: 'info' }, 6000],
  [{ type: 'default' }, 6000],
  [{}, 6000],
  [{ type: 'success', sticky: true }, null],
  [{ type: 'success', sticky: false }, 6000],
])('NOTE-2 %j is visible for %s ms', (request, timeout) => {
  expect(timeoutOf(request, {})).toBe(timeout);
});

test('NOTE-2 the times are options; sticky still decides otherwise', () => {
  const timeouts = { error: 9000, success: 1000, info: null };
  expect(timeoutOf({ type: 'error' }, timeouts)).toBe(9000);
  expect(timeoutOf({ type: 'success' }, timeouts)).toBe(1000);
  expect(timeoutOf({ type: 'success', sticky: true }, timeouts)).toBeNull();
  expect(timeoutOf({ type: 'info' }, timeouts)).toBeNull();
  expect(timeoutOf({ type: 'info', sticky: false }, timeouts)).toBe(6000);
  expect(timeoutOf({ type: 'warning' }, timeouts)).toBe(6000);
  expect(timeoutOf({}, { default: 1000 })).toBe(1000);
});

test('NOTE-2 a time that is no number, or less than none, is no time to go at', () => {
  const timeouts = { info: Number.NaN, warning: -1, success: 0 };
  expect(timeoutOf({ type: 'info' }, timeouts)).toBeNull();
  expect(timeoutOf({ type: 'warning', sticky: false }, timeouts)).toBeNull();
  expect(timeoutOf({ type: 'success' }, timeouts)).toBe(0);
});

test('B-30 notifications are equal where type, title and text are, and nowhere else', () => {
  const request = fc.record({
    type: fc.constantFrom(...types),
    title: fc.constantFrom('', 'a', 'b', '\n'),
    text: fc.constantFrom('', 'a', 'b', '\n'),
  });
  fc.assert(
    fc.property(request, request, (a, b) => {
      const isEqual = a.type === b.type && a.title === b.title && a.text === b.text;
      expect(areEqual(make('1', a), make('2', b))).toBe(isEqual);
    }),
  );
  expect(areEqual(make('1'), make('2', { type: 'default', title: '', text: '' }))).toBe(true);
});

test('B-28 B-30 two that do different things are not equal, though they say the same', () => {
  const deleted = (run?: () => void): Notification =>
    make('1', { title: 'Deleted', action: run && { label: 'Undo', run } });
  const [undoFirst, undoSecond] = [() => {}, () => {}];
  expect(areEqual(deleted(undoFirst), deleted(undoSecond))).toBe(false);
  expect(areEqual(deleted(undoFirst), deleted(undoFirst))).toBe(true);
  expect(areEqual(deleted(undoFirst), deleted())).toBe(true);
  expect(areEqual(deleted(), deleted(undoFirst))).toBe(true);
});

test('B-30 a collapsed one keeps its id, counts, and stays if either of the two does', () => {
  const undo = { label: 'Undo', run: () => {} };
  const first = make('1', { title: 'Deleted', sticky: true, action: undo });
  const second = make('2', { title: 'Deleted' });
  expect(collapse(first, second)).toEqual({ ...first, count: 2 });
  expect(collapse(collapse(first, second), second).count).toBe(3);
  expect(collapse(second, first).timeout).toBeNull();
});

test.each([
  [{ title: 'Saved', text: 'John is up to date' }, 'Saved. John is up to date'],
  [{ title: 'Saved!', text: 'John is up to date' }, 'Saved! John is up to date'],
  [{ title: 'Saved' }, 'Saved'],
  [{ text: 'John is up to date' }, 'John is up to date'],
  [{}, ''],
  [{ title: 'Not saved', text: 'The disk\nis full' }, 'Not saved. The disk\nis full'],
  [
    { title: 'Deleted', text: 'John is gone.', action: { label: 'Undo', run: () => {} } },
    'Deleted. John is gone. Undo',
  ],
  [{ text: 'John is gone', action: { label: 'Undo', run: () => {} } }, 'John is gone. Undo'],
])('A11Y-NOTE %j is said as "%s"', (request, text) => {
  expect(spokenText(make('1', request))).toBe(text);
});

test('A11Y-NOTE only errors interrupt', () => {
  expect(types.filter((type) => politenessOf(type) === 'assertive')).toEqual(['error']);
});

test('A11Y-NOTE focus goes on to the next that stays, else to the one before', () => {
  const all = ['1', '2', '3', '4'].map((id) => make(id));
  const go = (gone: number, stayingIds: string): string | undefined =>
    neighborOf(all[gone]!, all, ({ id }) => stayingIds.includes(id))?.id;
  expect(go(1, '134')).toBe('3');
  expect(go(1, '14')).toBe('4');
  expect(go(3, '123')).toBe('3');
  expect(go(3, '1')).toBe('1');
  expect(go(0, '')).toBeUndefined();
});

test.each([
  ['within three seconds', 2999, false],
  ['after them', 3000, true],
  ['while the clock of the machine is set back', -3_600_000, true],
])('A11Y-NOTE an equal one %s is said again: %s ms later, %s', (_when, later, isSaid) => {
  const known = make('1');
  const newer = notificationOf({}, { id: '2', shownAt: later }, {});
  expect(collapse(known, newer).announcedAt !== known.announcedAt).toBe(isSaid);
});
