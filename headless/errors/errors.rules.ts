function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}

/** Whether the error only says that something was called off, as `AbortController.abort()` does. */
export function isAbortError(error: unknown): boolean {
  return nameOf(error) === 'AbortError';
}

/**
 * Whether the error tells of no failure: of something called off, or of the browser putting off
 * observations of size to the next frame ("ResizeObserver loop completed with undelivered
 * notifications"), which it reports as a script error although nothing is lost.
 */
export function isNoise(error: unknown): boolean {
  if (isAbortError(error)) return true;
  return error instanceof Error && error.message.startsWith('ResizeObserver loop');
}

/**
 * What an `error` event tells of: the thrown value, or an error with the event's message where the
 * browser keeps the value to itself, as for scripts of another origin.
 */
export function errorOfEvent({ error, message }: Pick<ErrorEvent, 'error' | 'message'>): unknown {
  const thrown: unknown = error;
  return thrown ?? new Error(message);
}
