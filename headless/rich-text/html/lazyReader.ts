import type { HtmlReader } from './htmlReader.js';

/** Where the reader comes from that HTML of others needs. */
export interface HtmlReaderSource {
  /** `null` until it is loaded. */
  current(): HtmlReader | null;
  /** Rejects where its file cannot be loaded; the next call tries anew. */
  load(): Promise<HtmlReader>;
}

let loaded: HtmlReader | null = null;

/**
 * The browser's reader, whose code and DOMPurify's come when they are first needed: with the focus in an
 * editor, which may bring a paste, or with a value that `toHtml` has not written.
 */
export const lazyReader: HtmlReaderSource = {
  current: () => loaded,
  load: async () => {
    // A server shows that the text is on its way; the browser goes on from there.
    if (typeof window === 'undefined') return new Promise(() => {});
    ({ browserReader: loaded } = await import('./browserReader.js'));
    return loaded;
  },
};
