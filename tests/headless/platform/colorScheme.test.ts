import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserColorScheme } from '../../../headless/platform/index.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('B-12 what the system asks for is followed, until one stops listening', () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  const matchMedia = vi.fn(() => query);
  vi.stubGlobal('window', { matchMedia });
  const scheme = createBrowserColorScheme();
  expect(scheme.preferred()).toBe('dark');
  expect(matchMedia).toHaveBeenLastCalledWith('(prefers-color-scheme: dark)');

  const listener = vi.fn();
  const stop = scheme.subscribe(listener);
  const ask = (matches: boolean): void => {
    query.matches = matches;
    query.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };
  ask(false);
  expect(listener).toHaveBeenLastCalledWith('light');
  expect(scheme.preferred()).toBe('light');
  ask(true);
  expect(listener).toHaveBeenLastCalledWith('dark');
  stop();
  ask(false);
  expect(listener).toHaveBeenCalledTimes(2);
});
