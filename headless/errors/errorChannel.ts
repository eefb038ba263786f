import { countConnections } from '../core/vanilla.js';
import { errorOfEvent, isNoise } from './errors.rules.js';

/**
 * Who met the error: the page's scripts, a promise without a handler, the router, React, a request,
 * or an action that the app handed over (a submit, a click).
 */
export type ErrorSource = 'script' | 'promise' | 'router' | 'react' | 'request' | 'action';

/** An error as the channel tells of it. */
export interface ErrorReport {
  /** What was thrown; anything can be. */
  readonly error: unknown;
  readonly source: ErrorSource;
  /** Where in the tree of components, if React met it. */
  readonly componentStack?: string | undefined;
}

/** What React hands its error handlers beside the error. */
export interface ReactErrorInfo {
  readonly componentStack?: string | null | undefined;
}

/** The one place that unhandled errors of the app pass through (spec row ERR-1). */
export interface ErrorChannel {
  /**
   * Tells of an error. The same error object is told once, whoever reports it again; an AbortError
   * never.
   */
  report(error: unknown, details: Omit<ErrorReport, 'error'>): void;
  /** For `createRoot`: `{ onUncaughtError, onCaughtError }` are both this function. */
  reportReactError(error: unknown, errorInfo: ReactErrorInfo): void;
  /** Calls back with each error. Returns how to stop. */
  subscribe(listener: (report: ErrorReport) => void): () => void;
  /**
   * Listens for the window's unhandled errors and rejections, and returns how to stop. Callers are
   * counted: it stops with the last one.
   */
  connect(): () => void;
}

/** What `createErrorChannel` takes; all of it can be left out. */
export interface ErrorChannelOptions {
  /** Default: the window, asked for on `connect()`; where there is none, nothing is listened to. */
  target?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Told of every error before the listeners. Default: `console.error`, see {@link writeReport}. */
  log?: ((report: ErrorReport) => void) | undefined;
}

/** Writes an error to the console, unless the browser does so itself, as for scripts and promises. */
export function writeReport({ error, source, componentStack = '' }: ErrorReport): void {
  if (source === 'script' || source === 'promise') return;
  // eslint-disable-next-line no-console -- a handler given to React takes the place of its own log
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

/** Makes the app's error channel. It listens to nothing before `connect()`. */
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
    // Whoever fails while being told of an error would fail again when told of that.
    if (isTelling) return;
    isTelling = true;
    for (const listener of [...listeners]) callSafely(listener, full);
    isTelling = false;
  };

  const onError = (event: ErrorEvent): void => {
    if (!event.defaultPrevented) report(errorOfEvent(event), { source: 'script' });
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    if (!event.defaultPrevented) report(event.reason, { source: 'promise' });
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
