function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}

/** Whether the error only says that something was aborted, as by `AbortController.abort()`. */
export function isAbortError(error: unknown): boolean {
  return nameOf(error) === 'AbortError';
}

/**
 * Whether the error is not a failure: something was aborted, or the browser postponed size
 * observations to the next frame ("ResizeObserver loop completed with undelivered notifications"),
 * which it reports as a script error although nothing is lost.
 */
export function isNoise(error: unknown): boolean {
  if (isAbortError(error)) return true;
  return error instanceof Error && error.message.startsWith('ResizeObserver loop');
}

/**
 * The error of an `error` event: the thrown value, or an error with the event's message where the
 * browser withholds the value, as for scripts of another origin.
 */
export function errorOfEvent({ error, message }: Pick<ErrorEvent, 'error' | 'message'>): unknown {
  const thrown: unknown = error;
  return thrown ?? new Error(message);
}
