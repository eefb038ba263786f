/** The page's own `fetch`, looked up on each call, so that a later replacement is used too. */
export const browserFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);
