import { ToolkitError } from '../../core/vanilla.js';
import { readImageUrl, type ImageUrlOptions } from '../urls.rules.js';
import type { UploadFile } from './transfers.js';

/** Refuses an answer that the text, once it is read again, would be without. */
export function withOwnImages(upload: UploadFile, urls: ImageUrlOptions): UploadFile {
  return async (file, options) => {
    const answer = await upload(file, options);
    const url = readImageUrl(answer, urls);
    if (url !== null) return url;
    throw new ToolkitError({
      code: 'foreign-image-url',
      what: `No text may show an image from ${answer}.`,
      ...(process.env.NODE_ENV !== 'production' && {
        why: 'It is not on this server, or `isImageAllowed` refuses it.',
        mend: 'Let `upload` resolve with a path, such as /files/1.',
      }),
    });
  };
}
