import { ToolkitError } from '../../core/vanilla.js';
import type { Upload } from '../../http/index.js';
import type { UploadFile } from './transfers.js';

/** How `createImageUpload` sends images, and where. */
export interface ImageUploadOptions {
  /** The app's upload function, made by `createUpload` of `headless/http`. */
  upload: Upload;
  /** Where each image is sent, as the body of a POST. */
  url: string;
}

function urlOf(answer: unknown): string {
  const url = typeof answer === 'object' && answer !== null && 'url' in answer && answer.url;
  if (typeof url === 'string') return url;
  throw new ToolkitError({ code: 'no-image-url', what: 'The upload returned no `url`.' });
}

/** Sends images to a server that answers with `{ "url": "/…" }`. */
export function createImageUpload({ upload, url }: ImageUploadOptions): UploadFile {
  return async (file, { signal, onProgress }) =>
    urlOf(
      await upload(url, file, {
        signal,
        onProgress: ({ loaded, total }) => {
          onProgress(total === null || total === 0 ? null : loaded / total);
        },
      }),
    );
}
