import { expect, test, vi } from 'vitest';
import { onActivity, onPageShown, pageVisibility } from '../../../headless/platform/index.js';

test.each([
  ['onActivity', onActivity],
  ['onPageShown', onPageShown],
  ['pageVisibility', pageVisibility.subscribe],
])('on a server %s hears nothing, and can be stopped', (_name, listen) => {
  const listener = vi.fn();
  listen(listener)();
  expect(listener).not.toHaveBeenCalled();
});

test('A11Y-NOTE a server has no page that could be hidden', () => {
  expect(pageVisibility.isHidden()).toBe(false);
});
