import type { UploadFile } from '../../../../headless/rich-text/index.js';

/** An image that shows: what stands at its URL, here and on the server. */
const PIXEL = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

export function picture(name = 'cat.png'): File {
  return new File([PIXEL], name, { type: 'image/png' });
}

export interface Sending {
  readonly name: string;
  readonly signal: AbortSignal;
  progress(part: number): void;
  finish(url: string): void;
  fail(status?: number): void;
}

/** A server that answers when the test says so. */
export function createServer(): { upload: UploadFile; sendings: Sending[] } {
  const sendings: Sending[] = [];
  const upload: UploadFile = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
      sendings.push({
        name: file.name,
        signal,
        progress: onProgress,
        finish: resolve,
        fail: (status) => {
          reject(Object.assign(new Error('no'), { status }));
        },
      });
    });
  return { upload, sendings };
}

/** What stands in the text once the server has answered with this URL. */
export const IMAGE = '<p><img src="/api/uploads/1" alt=""></p>';
