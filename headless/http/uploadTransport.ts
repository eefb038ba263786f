import type { Transport } from './transmission.js';

/** How far an upload has come, in bytes of its body, including a form's multipart framing. */
export interface UploadProgress {
  readonly loaded: number;
  /** `null` where the browser does not know. */
  readonly total: number | null;
}

/** A source of progress events: an `XMLHttpRequest`, or its `upload`. */
export interface ProgressTarget {
  addEventListener(
    type: string,
    listener: (event: Pick<ProgressEvent, 'loaded' | 'total' | 'lengthComputable'>) => void,
  ): void;
}

/** What uploads use of an `XMLHttpRequest`. */
export interface UploadRequest
  extends
    ProgressTarget,
    Pick<
      XMLHttpRequest,
      | 'open'
      | 'setRequestHeader'
      | 'send'
      | 'abort'
      | 'responseType'
      | 'response'
      | 'responseURL'
      | 'status'
      | 'statusText'
      | 'getAllResponseHeaders'
    > {
  readonly upload: ProgressTarget;
}

/** Statuses for which `Response` must not be given a body (Fetch standard, "null body status"). */
const NULL_BODY = [204, 205, 304];

/** Whether `Response` accepts the status. 0 stands for no answer. */
function isUsable(status: number): boolean {
  return status >= 200 && status <= 599;
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const [, name = '', value = ''] of lines.matchAll(/([^:\r\n]+):(.*)/g)) {
    headers.append(name, value);
  }
  return headers;
}

function responseOf(request: UploadRequest): Response {
  const { status, statusText } = request;
  const body: ArrayBuffer | null = NULL_BODY.includes(status) ? null : request.response;
  const headers = headersOf(request.getAllResponseHeaders());
  const response = new Response(body, { status, statusText, headers });
  // The policy recognizes redirects to another origin by it.
  Object.defineProperty(response, 'url', { value: request.responseURL });
  return response;
}

/**
 * Makes a transport that sends this body by `XMLHttpRequest`, which alone reports upload progress.
 * Each attempt reports progress from 0. Rejects as `fetch` does: with a TypeError if there is no
 * answer, and with the reason of the request's signal.
 */
export function createUploadTransport(
  body: XMLHttpRequestBodyInit,
  onProgress: (progress: UploadProgress) => void,
  createRequest: () => UploadRequest,
): Transport {
  return async ({ method, url, headers, signal }, heard) => {
    signal.throwIfAborted();
    const request = createRequest();
    const onAbort = (): void => {
      request.abort();
    };
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = (): void => {
          reject(new TypeError('The upload got no answer.'));
        };
        request.addEventListener('load', () => {
          if (isUsable(request.status)) resolve();
          else fail();
        });
        request.addEventListener('error', fail);
        request.addEventListener('abort', () => {
          reject(
            signal.reason ?? new DOMException('The browser stopped the upload.', 'AbortError'),
          );
        });
        request.addEventListener('progress', heard);
        for (const type of ['loadstart', 'progress', 'load']) {
          request.upload.addEventListener(type, ({ loaded, total, lengthComputable }) => {
            heard();
            onProgress({ loaded, total: lengthComputable ? total : null });
          });
        }
        request.open(method, url);
        request.responseType = 'arraybuffer';
        headers.forEach((value, name) => {
          request.setRequestHeader(name, value);
        });
        signal.addEventListener('abort', onAbort);
        request.send(body);
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
    return responseOf(request);
  };
}
