import { EMPTY_DOCUMENT } from './document.rules.js';
import type { HtmlReader } from './html/htmlReader.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import { readOwnHtml } from './html/readOwnHtml.js';
import type { RichTextDocument } from './richText.types.js';
import type { ImageUrlOptions } from './urls.rules.js';

/** How far a value has been read. */
export type ValueReading =
  | {
      readonly status: 'read';
      readonly document: RichTextDocument;
      /** Why it is the empty one, where it should not be: the value is no text. */
      readonly error?: unknown;
    }
  /** It needs the reader of HTML of others, which is yet to be loaded. */
  | { readonly status: 'loading'; readonly load: () => Promise<ValueReading> }
  /** It is HTML all the same, and must not be lost. */
  | { readonly status: 'unreadable'; readonly error: unknown };

/** What a stored value is read with, and which of its images may stand. */
export interface ReadValueOptions extends ImageUrlOptions {
  /** Reads what `toHtml` has not written. */
  reader: HtmlReaderSource;
}

function readWith(reader: HtmlReader, html: string, options: ImageUrlOptions): ValueReading {
  try {
    return { status: 'read', document: reader(html, options).document };
  } catch (error) {
    return { status: 'unreadable', error };
  }
}

/** Reads a value: at once where `toHtml` has written it, or the reader is there. Never throws. */
export function readValue(value: unknown, { reader, ...options }: ReadValueOptions): ValueReading {
  if (value === '' || value === null || value === undefined) {
    return { status: 'read', document: EMPTY_DOCUMENT };
  }
  if (typeof value !== 'string') {
    const error = new TypeError(`A rich text is HTML, not ${typeof value}.`);
    return { status: 'read', document: EMPTY_DOCUMENT, error };
  }
  const own = readOwnHtml(value, options);
  if (own !== null) return { status: 'read', document: own };
  const loaded = reader.current();
  if (loaded !== null) return readWith(loaded, value, options);
  const load = (): Promise<ValueReading> =>
    reader.load().then(
      (read) => readWith(read, value, options),
      (error: unknown) => ({ status: 'unreadable', error }),
    );
  return { status: 'loading', load };
}

/**
 * Follows one reading after the other, and tells each time how far it is. One that comes while the reader
 * is awaited takes the place of the one before.
 */
export function followReadings(
  onReading: (reading: ValueReading) => void,
): (reading: ValueReading) => void {
  let latest: ValueReading | null = null;
  return (reading) => {
    latest = reading;
    onReading(reading);
    if (reading.status !== 'loading') return;
    void reading.load().then((loaded) => {
      if (latest === reading) onReading(loaded);
    });
  };
}
