import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onPageShown } from '../../../headless/platform/index.js';

test('a page is shown by focus, by pageshow and by becoming visible, until one stops listening', () => {
  const listener = vi.fn();
  const stop = onPageShown(listener);
  fireEvent.focus(window);
  expect(listener).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(2);
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
  visibility.mockRestore();
  fireEvent(window, new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(3);

  stop();
  fireEvent.focus(window);
  fireEvent(document, new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
});
