import { expect, test, vi } from 'vitest';
import {
  createErrorChannel,
  type ErrorChannel,
  type ErrorReport,
} from '../../../headless/errors/vanilla.js';

class FakeWindow extends EventTarget {
  throwUncaught(error: unknown, message = String(error), filename = ''): Event {
    return this.#fire('error', { error, message, filename });
  }
  reject(reason: unknown): Event {
    return this.#fire('unhandledrejection', { reason });
  }
  #fire(type: string, details: object): Event {
    const event = Object.assign(new Event(type, { cancelable: true }), details);
    this.dispatchEvent(event);
    return event;
  }
}

interface Heard {
  errors: ErrorChannel;
  page: FakeWindow;
  reports: ErrorReport[];
  logged: ErrorReport[];
  disconnect: () => void;
}

function hear(): Heard {
  const page = new FakeWindow();
  const reports: ErrorReport[] = [];
  const logged: ErrorReport[] = [];
  const errors = createErrorChannel({ target: page, log: (report) => logged.push(report) });
  errors.subscribe((report) => reports.push(report));
  return { errors, page, reports, logged, disconnect: errors.connect() };
}

test('ERR-1 errors of scripts, promises, router, React and requests are told, each with its source', () => {
  const { errors, page, reports, logged } = hear();
  const thrown = ['script', 'promise', 'router', 'react', 'request'].map((name) => new Error(name));

  page.throwUncaught(thrown[0]);
  page.reject(thrown[1]);
  errors.report(thrown[2], { source: 'router' });
  errors.reportReactError(thrown[3], { componentStack: 'at App' });
  errors.report(thrown[4], { source: 'request' });

  expect(reports.map(({ error }) => error)).toEqual(thrown);
  expect(reports.map(({ source }) => source)).toEqual([
    'script',
    'promise',
    'router',
    'react',
    'request',
  ]);
  expect(reports[3]?.componentStack).toBe('at App');
  expect(logged).toEqual(reports);
});

test('ERR-1 B-20 an error that React and the window both report is told once', () => {
  const { errors, page, reports, logged } = hear();
  const error = new Error('Render failed');
  errors.reportReactError(error, {});
  page.throwUncaught(error);
  page.reject(error);
  expect(reports).toHaveLength(1);
  expect(logged).toHaveLength(1);
});

test('ERR-1 two errors with the same message are two; so are two thrown strings', () => {
  const { page, reports } = hear();
  page.throwUncaught(new Error('Again'));
  page.throwUncaught(new Error('Again'));
  page.throwUncaught('Again');
  page.throwUncaught('Again');
  expect(reports).toHaveLength(4);
});

test('ERR-1 a request that is called off is no error, and neither is the ResizeObserver notice', () => {
  const { errors, page, reports, logged } = hear();
  page.reject(new DOMException('Aborted', 'AbortError'));
  errors.report(new DOMException('Aborted', 'AbortError'), { source: 'request' });
  page.throwUncaught(null, 'ResizeObserver loop completed with undelivered notifications.');
  expect(reports).toEqual([]);
  expect(logged).toEqual([]);
});

test('ERR-1 what goes wrong in an extension of the browser is not told, wherever it is reported', () => {
  const { page, reports, logged } = hear();
  const stack = 'fill@moz-extension://abc/page.js:1:20';
  page.throwUncaught(Object.assign(new Error('Not ours'), { stack }));
  page.reject(Object.assign(new Error('Not ours'), { stack }));
  page.throwUncaught(null, 'Script error.', 'chrome-extension://abc/page.js');
  expect(reports).toEqual([]);
  expect(logged).toEqual([]);
});

test('ERR-1 what a listener has handled is not unhandled', () => {
  const page = new FakeWindow();
  page.addEventListener('error', (event) => event.preventDefault());
  page.addEventListener('unhandledrejection', (event) => event.preventDefault());
  const errors = createErrorChannel({ target: page, log: () => {} });
  const listener = vi.fn();
  errors.subscribe(listener);
  errors.connect();
  page.throwUncaught(new Error('Handled'));
  page.reject(new Error('Handled'));
  expect(listener).not.toHaveBeenCalled();
});

test('ERR-1 the channel leaves the event to the browser, which logs it', () => {
  const { page } = hear();
  expect(page.throwUncaught(new Error('Seen')).defaultPrevented).toBe(false);
  expect(page.reject(new Error('Seen')).defaultPrevented).toBe(false);
});

test('ERR-1 the page is listened to from the first connection to the last', () => {
  const { errors, page, reports, disconnect } = hear();
  const disconnectAgain = errors.connect();
  disconnect();
  page.throwUncaught(new Error('First'));
  expect(reports).toHaveLength(1);
  disconnectAgain();
  page.throwUncaught(new Error('Second'));
  page.reject(new Error('Third'));
  expect(reports).toHaveLength(1);
});

test('ERR-1 a channel that nobody connects listens to nothing', () => {
  const page = new FakeWindow();
  const listener = vi.fn();
  createErrorChannel({ target: page }).subscribe(listener);
  page.throwUncaught(new Error('Unheard'));
  expect(listener).not.toHaveBeenCalled();
});

test('ERR-1 without a window, connecting listens to nothing and fails at nothing', () => {
  expect(() => createErrorChannel().connect()()).not.toThrow();
});

test('ERR-1 a listener can stop listening', () => {
  const { errors } = hear();
  const listener = vi.fn();
  const stop = errors.subscribe(listener);
  stop();
  errors.report(new Error('Later'), { source: 'action' });
  expect(listener).not.toHaveBeenCalled();
});

test('ERR-1 a listener that throws is logged once, and the others are told', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const errors = createErrorChannel({ log: () => {} });
  const failure = new Error('Listener failed');
  errors.subscribe(() => {
    throw failure;
  });
  const listener = vi.fn();
  errors.subscribe(listener);

  errors.report(new Error('First'), { source: 'action' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(console.mock.calls.filter((args) => args.includes(failure))).toHaveLength(1);

  errors.report(new Error('Second'), { source: 'action' });
  expect(listener).toHaveBeenCalledTimes(2);
  console.mockRestore();
});

test('ERR-1 a listener that reports errors of its own goes round in no circle', () => {
  const { errors, logged } = hear();
  const listener = vi.fn(() => {
    errors.report(new Error('While telling'), { source: 'react' });
  });
  errors.subscribe(listener);
  errors.report(new Error('First'), { source: 'script' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(logged.map(({ error }) => String(error))).toEqual([
    'Error: First',
    'Error: While telling',
  ]);
});

test('ERR-1 by default the console gets what the browser does not write itself', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const page = new FakeWindow();
  const errors = createErrorChannel({ target: page });
  errors.connect();
  page.throwUncaught(new Error('Written by the browser'));
  page.reject(new Error('Written by the browser'));
  expect(console).not.toHaveBeenCalled();

  const error = new Error('Render failed');
  errors.reportReactError(error, { componentStack: 'at App' });
  expect(console.mock.calls).toEqual([[error, 'at App']]);
  console.mockRestore();
});
