import type { UploadFile } from '../../../../headless/rich-text/index.js';

/** The first bytes of a PNG, enough to be recognized as one. */
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

/** A fake upload server that answers when the test says so. */
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

/** The HTML of the editor once the server has answered with this URL. */
export const IMAGE = '<p><img src="/api/uploads/1" alt=""></p>';
