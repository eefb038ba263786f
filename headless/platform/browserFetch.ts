/** The page's own `fetch`, found on each call, so that one replaced later is used too. */
export const browserFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);
