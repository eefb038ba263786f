import { createHtmlParser } from './html/createHtmlParser.js';
import { createRichTextStore } from './richText.store.js';
import type { RichTextStore } from './richText.store.types.js';
import { createUploadsStore } from './uploads/uploads.store.js';
import type { UseRichTextOptions } from './useRichText.types.js';

/** The store of a hook that was given none: it reads HTML with the browser, if there is one. */
export function createOwnStore(
  options: UseRichTextOptions,
  defaultValue: string | undefined,
): RichTextStore {
  const { max, mode, readOnly, upload, maxUploadBytes, isImageAllowed } = options;
  const isBrowser = typeof window !== 'undefined';
  return createRichTextStore({
    max,
    mode,
    readOnly,
    isImageAllowed,
    defaultValue,
    parse: isBrowser ? createHtmlParser(window) : undefined,
    origin: isBrowser ? window.location.origin : undefined,
    uploads: upload && createUploadsStore({ upload, maxBytes: maxUploadBytes }),
  });
}
