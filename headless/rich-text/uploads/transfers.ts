import { isImage, TELLTALE_BYTES } from './imageFormat.js';
import { failureOf, type UploadFailure } from './uploads.rules.js';

/** How an upload is called off, and how it tells its progress. */
export interface UploadFileOptions {
  /** Aborts when the upload is canceled, or nobody needs it any more. */
  readonly signal: AbortSignal;
  /** 0…1, or `null` while that is not known. */
  readonly onProgress: (progress: number | null) => void;
}

/**
 * Sends a file, and resolves with the URL of the image, which is one of this server. A rejection whose
 * `status` is 413 or 415 tells why, as HttpError does.
 */
export type UploadFile = (file: File, options: UploadFileOptions) => Promise<string>;

/** How a transfer goes. After `stop` it says nothing more. */
export interface TransferListener {
  /** The file is an image of the right format and size. */
  onAccepted(): void;
  /** `null` while that is not known. */
  onProgress(progress: number | null): void;
  onDone(url: string): void;
  onFailed(failure: UploadFailure): void;
}

/** By what files are sent, how many at a time, and how large. */
export interface TransfersOptions {
  upload: UploadFile;
  maxParallel: number;
  /** In bytes. */
  maxBytes: number;
}

/** Sends files, so many at a time, after a look at what they are. */
export interface Transfers {
  /** Returns how to stop this transfer. */
  start(file: File, listener: TransferListener): () => void;
}

async function refusalOf(file: File, maxBytes: number): Promise<UploadFailure | null> {
  const head = await file.slice(0, TELLTALE_BYTES).arrayBuffer();
  if (!isImage(new Uint8Array(head))) return 'unsupported-format';
  return file.size > maxBytes ? 'too-large' : null;
}

/**
 * Makes the transfers. A file that is no image, or too large, fails before it is sent (spec row
 * RICH-2).
 */
export function createTransfers({ upload, maxParallel, maxBytes }: TransfersOptions): Transfers {
  /** What waits for others to end. */
  const queue = new Set<() => void>();
  const sending = new Set<AbortSignal>();
  const next = (): void => {
    for (const send of queue) {
      if (sending.size >= maxParallel) return;
      queue.delete(send);
      send();
    }
  };
  return {
    start: (file, listener) => {
      const controller = new AbortController();
      const { signal } = controller;
      const heed = (tell: () => void): void => {
        if (!signal.aborted) tell();
      };
      const finish = (tell: () => void): void => {
        heed(tell);
        sending.delete(signal);
        next();
      };
      const onProgress = (progress: number | null): void => {
        heed(() => {
          listener.onProgress(progress);
        });
      };
      const send = async (): Promise<void> => {
        sending.add(signal);
        onProgress(null);
        try {
          const url = await upload(file, { signal, onProgress });
          finish(() => {
            listener.onDone(url);
          });
        } catch (error) {
          finish(() => {
            listener.onFailed(failureOf(error));
          });
        }
      };
      const sendInTurn = (): void => void send();
      // A file can be gone, or out of reach, by the time that it is read.
      const check = refusalOf(file, maxBytes).catch((): UploadFailure => 'failed');
      void check.then((refusal) => {
        heed(() => {
          if (refusal !== null) {
            listener.onFailed(refusal);
            return;
          }
          listener.onAccepted();
          queue.add(sendInTurn);
          next();
        });
      });
      return () => {
        controller.abort();
        queue.delete(sendInTurn);
        // A sender that does not heed the signal holds up nobody.
        sending.delete(signal);
        next();
      };
    },
  };
}
