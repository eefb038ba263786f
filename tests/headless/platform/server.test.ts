import { expect, test, vi } from 'vitest';
import {
  createBrowserStorage,
  onActivity,
  onPageShown,
  pageVisibility,
} from '../../../headless/platform/index.js';

test.each([
  ['onActivity', onActivity],
  ['onPageShown', onPageShown],
  ['pageVisibility', pageVisibility.subscribe],
])('on a server %s hears nothing, and can be stopped', (_name, listen) => {
  const listener = vi.fn();
  listen(listener)();
  expect(listener).not.toHaveBeenCalled();
});

test('SESS-4 a server has no storage: nothing is read, and what is written stays in memory', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createBrowserStorage();
  expect(storage.read('token')).toBeNull();
  storage.write('token', 'a.b.c');
  expect(storage.read('token')).toBe('a.b.c');
  expect(warn).toHaveBeenCalledOnce();
});

test('A11Y-NOTE a server has no page that could be hidden', () => {
  expect(pageVisibility.isHidden()).toBe(false);
});
