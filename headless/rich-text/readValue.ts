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
      /** Set if the value was not a string; the document is then empty. */
      readonly error?: unknown;
    }
  /** The value needs the reader for HTML that `toHtml` has not written, which is not loaded yet. */
  | { readonly status: 'loading'; readonly load: () => Promise<ValueReading> }
  /** The value could not be read, but is HTML all the same and must not be lost. */
  | { readonly status: 'unreadable'; readonly error: unknown };

/** How a stored value is read, and which of its images are kept. */
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

/** Reads a value: at once if `toHtml` has written it or the reader is loaded. Never throws. */
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
 * Makes a function that follows a reading and reports each of its states. A new reading replaces
 * one that still waits for the reader.
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
