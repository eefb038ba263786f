import { countConnections } from '../core/vanilla.js';
import { errorOfEvent, isNoise, isOfExtension } from './errors.rules.js';

/**
 * Where the error occurred: the page's scripts, a promise without a handler, the router, React, a
 * request, or a callback that the app gave to the toolkit (a submit, a click).
 */
export type ErrorSource = 'script' | 'promise' | 'router' | 'react' | 'request' | 'action';

/** An error as the channel passes it on. */
export interface ErrorReport {
  /** What was thrown; anything can be. */
  readonly error: unknown;
  readonly source: ErrorSource;
  /** Where in the component tree it occurred, if React reported it. */
  readonly componentStack?: string | undefined;
}

/** What React passes to its error handlers besides the error. */
export interface ReactErrorInfo {
  readonly componentStack?: string | null | undefined;
}

/** The one place that unhandled errors of the app pass through (spec row ERR-1). */
export interface ErrorChannel {
  /**
   * Passes an error to the log and the listeners. The same error object is passed on once, however
   * often it is reported; an AbortError and a "ResizeObserver loop" notice never are.
   */
  report(error: unknown, details: Omit<ErrorReport, 'error'>): void;
  /** For `createRoot`: `{ onUncaughtError, onCaughtError }` are both this function. */
  reportReactError(error: unknown, errorInfo: ReactErrorInfo): void;
  /** Calls back with each error. Returns how to stop. */
  subscribe(listener: (report: ErrorReport) => void): () => void;
  /**
   * Listens for the window's unhandled errors and rejections, other than those of browser
   * extensions, and returns how to stop. Calls are counted: the last caller to disconnect stops it.
   */
  connect(): () => void;
}

/** The options of `createErrorChannel`; none is required. */
export interface ErrorChannelOptions {
  /** Default: the window, looked up on `connect()`; where there is none, nothing is listened to. */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Called with every error before the listeners. Default {@link writeReport}: the console. */
  log?: ((report: ErrorReport) => void) | undefined;
}

/** Writes an error to the console, unless the browser does so itself, as for scripts and promises. */
export function writeReport({ error, source, componentStack = '' }: ErrorReport): void {
  if (source === 'script' || source === 'promise') return;
  // eslint-disable-next-line no-console -- a handler given to React replaces React's own logging
  console.error(error, componentStack);
}

function callSafely(listener: (report: ErrorReport) => void, report: ErrorReport): void {
  try {
    listener(report);
  } catch (failure) {
    // eslint-disable-next-line no-console -- reporting it would go round in circles
    console.error('A listener of the error channel failed.', failure);
  }
}

/** Creates the app's error channel. It listens to nothing before `connect()`. */
export function createErrorChannel(options: ErrorChannelOptions = {}): ErrorChannel {
  const { log = writeReport } = options;
  const listeners = new Set<(report: ErrorReport) => void>();
  const reported = new WeakSet<object>();
  let isTelling = false;

  const isRepeated = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false;
    if (reported.has(error)) return true;
    reported.add(error);
    return false;
  };

  const report: ErrorChannel['report'] = (error, details) => {
    if (isNoise(error) || isRepeated(error)) return;
    const full: ErrorReport = { ...details, error };
    callSafely(log, full);
    // A listener that fails on one error would also fail on its own error, without end.
    if (isTelling) return;
    isTelling = true;
    for (const listener of [...listeners]) callSafely(listener, full);
    isTelling = false;
  };

  const onError = (event: ErrorEvent): void => {
    if (event.defaultPrevented || isOfExtension(event.error, event.filename)) return;
    report(errorOfEvent(event), { source: 'script' });
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (event.defaultPrevented || isOfExtension(event.reason)) return;
    report(event.reason, { source: 'promise' });
  };

  return {
    report,
    reportReactError: (error, { componentStack }) => {
      report(error, { source: 'react', componentStack: componentStack ?? undefined });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    connect: countConnections(() => {
      const { target = typeof window === 'undefined' ? undefined : window } = options;
      target?.addEventListener('error', onError);
      target?.addEventListener('unhandledrejection', onRejection);
      return () => {
        target?.removeEventListener('error', onError);
        target?.removeEventListener('unhandledrejection', onRejection);
      };
    }),
  };
}
