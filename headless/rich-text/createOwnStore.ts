import { createRichTextStore } from './richText.store.js';
import type { RichTextStore } from './richText.store.types.js';
import { ownOrigin } from './ownOrigin.js';
import { createUploadsStore } from './uploads/uploads.store.js';
import { withOwnImages } from './uploads/withOwnImages.js';
import type { UseRichTextOptions } from './useRichText.types.js';

/** The store of a hook that was not given one. */
export function createOwnStore(
  options: UseRichTextOptions,
  defaultValue: string | undefined,
): RichTextStore {
  const { max, mode, readOnly, upload, maxUploadBytes, isImageAllowed } = options;
  const urls = { isImageAllowed, origin: ownOrigin() };
  return createRichTextStore({
    max,
    mode,
    readOnly,
    defaultValue,
    ...urls,
    uploads:
      upload &&
      createUploadsStore({ upload: withOwnImages(upload, urls), maxBytes: maxUploadBytes }),
  });
}
