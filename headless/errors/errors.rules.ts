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

/** How addresses of a browser extension's scripts begin; Safari masks them for the page. */
const EXTENSION = /^(webkit-masked-url|[a-z-]+-extension):/;

/**
 * Whether an error comes from an extension of the browser that runs scripts in the page, not from
 * the app: all scripts that it names are the extension's. A call of the app that an extension passes
 * on is the app's, as far as the stack tells of it.
 * @param filename of the error event: where the error was thrown
 */
export function isOfExtension(error: unknown, filename = ''): boolean {
  // In Chrome the stack begins with the message, which may hold an address. Code may have set the
  // stack to anything.
  const stack = error instanceof Error && String(error.stack).replace(`: ${error.message}`, '');
  const schemes = `${filename} ${stack}`.match(/[a-z-]+:\/\//g) ?? [];
  return schemes.length > 0 && schemes.every((scheme) => EXTENSION.test(scheme));
}
