/** How browsers and Vite say that a part of the app cannot be loaded; webpack's error has a name. */
const MESSAGES: readonly RegExp[] = [
  // Chromium
  /^Failed to fetch dynamically imported module\b/,
  // Firefox
  /^error loading dynamically imported module\b/,
  // Safari: for a missing file, and for an HTML page in its place
  /^Importing a module script failed\b/,
  /^'text\/html' is not a valid JavaScript MIME type\b/,
  // Vite, for a style sheet
  /^Unable to preload CSS for /,
];

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/**
 * Whether a part of the app could not be loaded: the connection is gone, or a newer version has
 * replaced the one that this page is from. Reloading the page helps in both cases. Trying again
 * helps once the connection is back, but not if the browser itself loads the modules: it keeps
 * failing for one that it could not load (HTML, "module map"; behavior B-21). Takes the error of a
 * failed `import()`, or Vite's event `vite:preloadError`.
 */
export function isChunkLoadError(error: unknown): boolean {
  if (propertyOf(error, 'type') === 'vite:preloadError') return true;
  if (propertyOf(error, 'name') === 'ChunkLoadError') return true;
  const message = propertyOf(error, 'message');
  return typeof message === 'string' && MESSAGES.some((pattern) => pattern.test(message));
}
