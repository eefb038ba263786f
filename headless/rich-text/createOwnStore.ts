import { createRichTextStore } from './richText.store.js';
import type { RichTextStore } from './richText.store.types.js';
import { ownOrigin } from './ownOrigin.js';
import { createUploadsStore } from './uploads/uploads.store.js';
import type { UseRichTextOptions } from './useRichText.types.js';

/** The store of a hook that was not given one. */
export function createOwnStore(
  options: UseRichTextOptions,
  defaultValue: string | undefined,
): RichTextStore {
  const { max, mode, readOnly, upload, maxUploadBytes, isImageAllowed } = options;
  return createRichTextStore({
    max,
    mode,
    readOnly,
    isImageAllowed,
    defaultValue,
    origin: ownOrigin(),
    uploads: upload && createUploadsStore({ upload, maxBytes: maxUploadBytes }),
  });
}
