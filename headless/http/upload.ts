import type { Http } from './http.js';
import type { AuthorizedRequestInit } from './requestPolicy.js';
import {
  createUploadTransport,
  type UploadProgress,
  type UploadRequest,
} from './uploadTransport.js';

/** The options of one upload; none is required. */
export interface UploadOptions extends Pick<
  AuthorizedRequestInit,
  'headers' | 'signal' | 'authorization' | 'timeoutSeconds'
> {
  /** `POST`, `PUT` or `PATCH`. Default `POST`. */
  method?: string | undefined;
  /**
   * Called whenever the browser reports progress, last when everything is sent. Starts again at 0
   * if the body is sent once more after a 401.
   */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/**
 * Sends a file, a form or text, and resolves with the JSON of the answer; an empty one is
 * `undefined`. Throws as `requestJson` does.
 */
export type Upload = (
  url: string | URL,
  body: XMLHttpRequestBodyInit,
  options?: UploadOptions,
) => Promise<unknown>;

/** The options of `createUpload`: the client whose rules the uploads follow. */
export interface CreateUploadOptions {
  /** The app's client: its rules say when uploads get the token, are sent again, or are aborted. */
  http: Http;
  /** Default: the browser's `XMLHttpRequest`. */
  createRequest?: (() => UploadRequest) | undefined;
}

/** Makes the function that uploads with progress (spec row SESS-6; B-32). */
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
