import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageVisibility } from '../../../headless/platform/index.js';

test('A11Y-NOTE tells that the page is hidden, and when that changes', () => {
  const visibilityState = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const seen: boolean[] = [];
  const stop = pageVisibility.subscribe(() => seen.push(pageVisibility.isHidden()));
  expect(pageVisibility.isHidden()).toBe(false);

  visibilityState.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibilityState.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  stop();
  fireEvent(document, new Event('visibilitychange'));
  expect(seen).toEqual([true, false]);
});

test('B-21 nobody is told that a page is hidden because it is left, only when it is back', () => {
  const listener = vi.fn();
  const stop = pageVisibility.subscribe(listener);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(window, new Event('pagehide'));
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();

  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);

  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
  stop();
});
