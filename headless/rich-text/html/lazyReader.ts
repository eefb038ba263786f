import type { HtmlReader } from './htmlReader.js';

/** The source of the reader for HTML that `toHtml` has not written. */
export interface HtmlReaderSource {
  /** `null` until it is loaded. */
  current(): HtmlReader | null;
  /** Rejects if its code cannot be loaded; the next call tries again. */
  load(): Promise<HtmlReader>;
}

let loaded: HtmlReader | null = null;

/**
 * The browser's reader. Its code, with DOMPurify, is loaded when first needed: when an editor gets
 * the focus, since a paste may follow, or for a value that `toHtml` has not written.
 */
export const lazyReader: HtmlReaderSource = {
  current: () => loaded,
  load: async () => {
    // A server renders the loading state; the reader is loaded in the browser.
    if (typeof window === 'undefined') return new Promise(() => {});
    ({ browserReader: loaded } = await import('./browserReader.js'));
    return loaded;
  },
};
