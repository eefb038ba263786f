import { afterEach, expect, test, vi } from 'vitest';
import { MAX_TIMEOUT, systemClock } from '../../../headless/platform/index.js';

afterEach(() => {
  vi.useRealTimers();
});

test.each([MAX_TIMEOUT, 2 ** 31, 1e20, Infinity])(
  'SESS-2 a wait of %d ms, which a browser would end at once, lasts as long as one can',
  (milliseconds) => {
    const setTimeout = vi.spyOn(globalThis, 'setTimeout');
    const cancel = systemClock.setTimeout(() => {}, milliseconds);
    cancel();
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), MAX_TIMEOUT);
    setTimeout.mockRestore();
  },
);

test.each([-1, -(2 ** 31) - 1, -Infinity])(
  'SESS-2 a wait of %d ms, which is over and might wrap around to a long one, ends at once',
  (milliseconds) => {
    const setTimeout = vi.spyOn(globalThis, 'setTimeout');
    systemClock.setTimeout(() => {}, milliseconds)();
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 0);
    setTimeout.mockRestore();
  },
);

test('SESS-2 the time of the machine calls back once, and not when that was called off', () => {
  vi.useFakeTimers();
  const [kept, calledOff] = [vi.fn(), vi.fn()];
  systemClock.setTimeout(kept, 1000);
  systemClock.setTimeout(calledOff, 1000)();
  vi.advanceTimersByTime(999);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(kept).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
});
