import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserLocks, untilAborted } from '../../../headless/platform/index.js';
import { createMemoryLocks } from '../../../headless/testing/vanilla.js';
import { createDeferred, settle } from '../support/deferred.js';

const never = new AbortController().signal;

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

test('one that is called off while it waits for a memory lock is told at once, as by Web Locks', async () => {
  const locks = createMemoryLocks();
  const first = createDeferred<undefined>();
  const controller = new AbortController();
  const running = locks.run('a', () => first.promise, never);
  const calledOff = locks.run('a', () => Promise.resolve(), controller.signal);
  const task = vi.fn(() => Promise.resolve());
  const next = locks.run('a', task, never);
  controller.abort();
  await expect(calledOff).rejects.toMatchObject({ name: 'AbortError' });
  await settle();
  expect(task).not.toHaveBeenCalled();
  first.resolve(undefined);
  await Promise.all([running, next]);
  expect(task).toHaveBeenCalledOnce();
});

test('on a server the task runs at once', async () => {
  vi.stubGlobal('navigator', undefined);
  expect(await browserLocks.run('a', () => Promise.resolve(1), never)).toBe(1);
  vi.unstubAllGlobals();
});

describe('where there are no Web Locks', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
    stored.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A task that ends when it is told to. */
  function longTask(): { task: () => Promise<void>; begun: () => boolean; end: () => void } {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const task = vi.fn(() => ended);
    return {
      task,
      begun: () => task.mock.calls.length > 0,
      end: () => {
        end();
      },
    };
  }

  test('SESS-2 nor may they be used, as where site data is blocked', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn(() => Promise.resolve('done'));
    const result = browserLocks.run('a', task, never);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toBe('done');
    expect(task).toHaveBeenCalledOnce();
  });

  test('SESS-2 a task that fails with the same error is run once', async () => {
    const denied = new DOMException('Denied', 'SecurityError');
    const request = (_name: string, _options: object, work: (lock: object) => Promise<unknown>) =>
      work({});
    vi.stubGlobal('navigator', { locks: { request } });
    const task = vi.fn(() => Promise.reject(denied));
    await expect(browserLocks.run('a', task, never)).rejects.toBe(denied);
    expect(task).toHaveBeenCalledOnce();
  });

  test.each([
    ['who comes second waits', false, [true, false]],
    ['of two that saw nothing of each other, the last mark counts', true, [false, true]],
  ])('SESS-2 pages take turns: %s', async (_what, isUnseen, expected) => {
    const [first, second] = [longTask(), longTask()];
    const runs = [browserLocks.run('a', first.task, never)];
    if (isUnseen) stored.clear();
    runs.push(browserLocks.run('a', second.task, never));
    await vi.advanceTimersByTimeAsync(1000);
    expect([first.begun(), second.begun()]).toEqual(expected);
    first.end();
    second.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect([first.begun(), second.begun()]).toEqual([true, true]);
    await Promise.all(runs);
    expect([...stored]).toEqual([]);
  });

  test('a turn is given back after a failure, and by a page that is called off while it waits', async () => {
    const controller = new AbortController();
    const failing = browserLocks.run('a', () => Promise.reject(new Error('failed')), never);
    const expectation = expect(failing).rejects.toThrow('failed');
    await vi.advanceTimersByTimeAsync(100);
    await expectation;
    expect([...stored]).toEqual([]);
    const waiting = browserLocks.run('a', () => Promise.resolve(), controller.signal);
    const calledOff = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    controller.abort();
    await vi.advanceTimersByTimeAsync(100);
    await calledOff;
    expect([...stored]).toEqual([]);
  });

  test('SESS-2 a page that is left in its turn, as by a reload, keeps nobody waiting', async () => {
    const [left, next] = [longTask(), longTask()];
    const leftRun = browserLocks.run('a', left.task, never);
    await vi.advanceTimersByTimeAsync(500);
    expect(left.begun()).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    const nextRun = browserLocks.run('a', next.task, never);
    await vi.advanceTimersByTimeAsync(500);
    expect(next.begun()).toBe(true);
    // The page has come back meanwhile, and its task goes on.
    left.end();
    await leftRun;
    expect(stored.has('gnap.turn')).toBe(true);
    next.end();
    await nextRun;
    expect([...stored]).toEqual([]);
  });

  test.each([
    ['a page that has crashed', -29_000],
    ['a clock that was set back', 29_000],
  ])('nobody waits forever for %s', async (_what, age) => {
    stored.set('gnap.turn', `${Date.now() + age} 0.5`);
    const { task, begun } = longTask();
    void browserLocks.run('a', task, never);
    await vi.advanceTimersByTimeAsync(500);
    expect(begun()).toBe(false);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(begun()).toBe(true);
  });

  test('nobody waits for a mark that a clock far ahead has left behind', async () => {
    stored.set('gnap.turn', `${Date.now() + 3_600_000} 0.5`);
    const { task, begun } = longTask();
    void browserLocks.run('a', task, never);
    await vi.advanceTimersByTimeAsync(500);
    expect(begun()).toBe(true);
  });

  test('SESS-2 who ends after another page was given the turn leaves that its turn', async () => {
    const [late, next] = [longTask(), longTask()];
    const lateRun = browserLocks.run('a', late.task, never);
    await vi.advanceTimersByTimeAsync(31_000);
    const nextRun = browserLocks.run('a', next.task, never);
    await vi.advanceTimersByTimeAsync(500);
    expect(next.begun()).toBe(true);
    late.end();
    await lateRun;
    expect(stored.has('gnap.turn')).toBe(true);
    next.end();
    await nextRun;
    expect([...stored]).toEqual([]);
  });

  test('where nothing can be stored the task runs all the same', async () => {
    vi.stubGlobal('window', new EventTarget());
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { task, begun } = longTask();
    void browserLocks.run('a', task, never);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun()).toBe(true);
    warn.mockRestore();
  });
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
  // Who is called off meanwhile, with the lock already theirs, does not begin.
  const controller = new AbortController();
  const calledOff = browserLocks.run('a', task, controller.signal);
  const outcome = expect(calledOff).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(99);
  controller.abort();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(task).toHaveBeenCalledOnce();
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

test('untilAborted leaves nothing on a signal that goes on', async () => {
  const { signal } = new AbortController();
  await untilAborted(Promise.resolve(1), signal);
  await settle();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
