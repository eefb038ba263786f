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

test('B-21 a page that is only hidden is not told to be left', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const listener = vi.fn();
  const stop = pageVisibility.subscribe(listener);
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledExactlyOnceWith(false);
  visibility.mockRestore();
  stop();
});

test('B-21 a page that is hidden because it is left is told to be left, until it is back', () => {
  const seen: (boolean | undefined)[] = [];
  const stop = pageVisibility.subscribe((isLeft) => seen.push(isLeft));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(window, new Event('pagehide'));
  fireEvent(document, new Event('visibilitychange'));
  expect(seen).toEqual([true, true]);

  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(seen).toEqual([true, true, false]);

  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(seen).toEqual([true, true, false, false]);
  visibility.mockRestore();
  stop();
});
