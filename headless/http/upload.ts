import type { Http } from './http.js';
import type { AuthorizedRequestInit } from './requestPolicy.js';
import {
  createUploadTransport,
  type UploadProgress,
  type UploadRequest,
} from './uploadTransport.js';

/** What an upload takes beside its address and its body; all of it can be left out. */
export interface UploadOptions extends Pick<
  AuthorizedRequestInit,
  'headers' | 'signal' | 'authorization' | 'timeoutSeconds'
> {
  /** `POST`, `PUT` or `PATCH`. Default `POST`. */
  method?: string | undefined;
  /**
   * Told as often as the browser tells; the last time when all is sent. It starts again at 0 where the
   * body is sent once more after a 401.
   */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * Sends a file, a form or a text, and resolves with the JSON that comes; an empty answer is
 * `undefined`. Throws as `requestJson` does.
 */
export type Upload = (
  url: string | URL,
  body: XMLHttpRequestBodyInit,
  options?: UploadOptions,
) => Promise<unknown>;

/** What `createUpload` takes: the client under whose rules the uploads go out. */
export interface CreateUploadOptions {
  /** The app's client: uploads are authorized, renewed, sent again and called off as its requests. */
  http: Http;
  /** Default: the browser's `XMLHttpRequest`. */
  createRequest?: (() => UploadRequest) | undefined;
}

/** Makes the app's way to upload with progress (spec row SESS-6; B-32). */
export function createUpload({
  http,
  createRequest = () => new XMLHttpRequest(),
}: CreateUploadOptions): Upload {
  return (url, body, { onProgress = () => {}, ...init } = {}) =>
    http.requestBy(createUploadTransport(body, onProgress, createRequest), url, {
      ...init,
      method: init.method ?? 'POST',
    });
}
