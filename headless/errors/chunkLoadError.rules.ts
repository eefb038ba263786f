/** What the browsers, Vite and webpack say of a part of the app that cannot be loaded. */
const MESSAGES: readonly RegExp[] = [
  // Chromium
  /^Failed to fetch dynamically imported module\b/,
  // Firefox
  /^error loading dynamically imported module\b/,
  // Safari: not there, and a page in place of it
  /^Importing a module script failed\b/,
  /^'text\/html' is not a valid JavaScript MIME type\b/,
  // Vite, of a style sheet
  /^Unable to preload CSS for /,
];

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/**
 * Whether a part of the app could not be loaded: the connection is gone, or a newer version has taken
 * the place of the one that this page is from. Loading the page again helps, and nothing else does
 * (behaviour B-21). Takes the error of a failed `import()`, or Vite's event `vite:preloadError`.
 */
export function isChunkLoadError(error: unknown): boolean {
  if (propertyOf(error, 'type') === 'vite:preloadError') return true;
  if (propertyOf(error, 'name') === 'ChunkLoadError') return true;
  const message = propertyOf(error, 'message');
  return typeof message === 'string' && MESSAGES.some((pattern) => pattern.test(message));
}
