import { expect, test, vi } from 'vitest';
import { browserLocks, untilAborted } from '../../../headless/platform/index.js';
import { createMemoryLocks } from '../../../headless/testing/vanilla.js';

const never = new AbortController().signal;

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

test('memory locks run the tasks of one name one after the other', async () => {
  const locks = createMemoryLocks();
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(`${name} begins`);
    await settle();
    order.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    locks.run('a', task('first'), never),
    locks.run('a', task('second'), never),
  ]);
  expect(results).toEqual(['first', 'second']);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('memory locks go on after a task that failed, and skip one that was called off', async () => {
  const locks = createMemoryLocks();
  const controller = new AbortController();
  const skipped = vi.fn(() => Promise.resolve());
  const failing = locks.run('a', () => Promise.reject(new Error('failed')), never);
  const calledOff = locks.run('a', skipped, controller.signal);
  const last = locks.run('a', () => Promise.resolve('done'), never);
  controller.abort();
  await expect(failing).rejects.toThrow('failed');
  await expect(calledOff).rejects.toMatchObject({ name: 'AbortError' });
  expect(await last).toBe('done');
  expect(skipped).not.toHaveBeenCalled();
});

test('where there are no Web Locks the task runs at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await browserLocks.run('a', () => Promise.resolve(1), never)).toBe(1);
  vi.unstubAllGlobals();
});

test('a Web Lock that is free is taken at once', async () => {
  const request = vi.fn((_name: string, _options: object, task: (lock: object) => unknown) =>
    task({}),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await browserLocks.run('a', () => Promise.resolve(1), never)).toBe(1);
  expect(request).toHaveBeenCalledExactlyOnceWith('a', { ifAvailable: true }, expect.anything());
  vi.unstubAllGlobals();
});

test('SESS-2 who waited for a Web Lock begins when what the other page stored has arrived', async () => {
  vi.useFakeTimers();
  const request = vi.fn(
    (_name: string, { ifAvailable }: LockOptions, task: (lock: object | null) => unknown) =>
      task(ifAvailable === true ? null : {}),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  const task = vi.fn(() => Promise.resolve(1));
  const run = browserLocks.run('a', task, never);
  await vi.advanceTimersByTimeAsync(99);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await run).toBe(1);
  expect(request).toHaveBeenLastCalledWith('a', { signal: never }, expect.anything());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was called off before it asks for a Web Lock never does', async () => {
  const request = vi.fn();
  vi.stubGlobal('navigator', { locks: { request } });
  const task = (): Promise<number> => Promise.resolve(1);
  await expect(browserLocks.run('a', task, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(request).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('untilAborted settles as the promise does', async () => {
  expect(await untilAborted(Promise.resolve(1), never)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('failed')), never)).rejects.toThrow('failed');
});

test('untilAborted rejects with the reason, of a signal aborted before or after', async () => {
  const pending = new Promise(() => {});
  await expect(untilAborted(pending, AbortSignal.abort('before'))).rejects.toBe('before');
  const controller = new AbortController();
  const waiting = untilAborted(pending, controller.signal);
  controller.abort('after');
  await expect(waiting).rejects.toBe('after');
});
