import { ToolkitError } from '../../core/vanilla.js';
import type { Log } from '../../platform/index.js';
import { imageType, TELLTALE_BYTES } from './imageFormat.js';
import { failureOf, type UploadFailure } from './uploads.rules.js';

/** How an upload is aborted, and how it reports its progress. */
export interface UploadFileOptions {
  /** Aborts when the upload is canceled or no longer needed. */
  readonly signal: AbortSignal;
  /** Called with 0…1, or `null` while that is not known. */
  readonly onProgress: (progress: number | null) => void;
}

/**
 * Sends a file, and resolves with the URL of the image, on this server. The file's `type` is that of
 * its bytes, whatever its name. A rejection with the `status` 413 (too large) or 415 (unsupported
 * format) tells why, as an HttpError does.
 */
export type UploadFile = (file: File, options: UploadFileOptions) => Promise<string>;

/** Hears how a transfer goes, until the transfer is stopped. */
export interface TransferListener {
  /** The file is an image of the right format and size. */
  onAccepted(): void;
  /** `null` while that is not known. */
  onProgress(progress: number | null): void;
  onDone(url: string): void;
  onFailed(failure: UploadFailure): void;
}

/** How files are sent, how many at a time, and how large. */
export interface TransfersOptions {
  upload: UploadFile;
  maxParallel: number;
  /** In bytes. */
  maxBytes: number;
  /** Hears of answers that are no address of an image. */
  log: Log;
}

/** Checks files, then sends them, a limited number at a time. */
export interface Transfers {
  /** Returns a function that stops this transfer. */
  start(file: File, listener: TransferListener): () => void;
}

/** The file as it is sent, or why it is not. */
async function checkFile(file: File, maxBytes: number): Promise<File | UploadFailure> {
  const head = await file.slice(0, TELLTALE_BYTES).arrayBuffer();
  const type = imageType(new Uint8Array(head));
  if (type === undefined) return 'unsupported-format';
  if (file.size > maxBytes) return 'too-large';
  const { name, lastModified } = file;
  // Browsers go by the name, and servers refuse what does not say that it is an image.
  return file.type === type ? file : new File([file], name, { type, lastModified });
}

/**
 * Makes the transfers. A file that is not an image, or is too large, fails before it is sent (spec
 * row RICH-2).
 */
export function createTransfers({
  upload,
  maxParallel,
  maxBytes,
  log,
}: TransfersOptions): Transfers {
  /** Transfers that wait for others to end. */
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
      const unlessStopped = (tell: () => void): void => {
        if (!signal.aborted) tell();
      };
      const finish = (tell: () => void): void => {
        unlessStopped(tell);
        sending.delete(signal);
        next();
      };
      const onProgress = (progress: number | null): void => {
        unlessStopped(() => {
          listener.onProgress(progress);
        });
      };
      let image = file;
      const send = async (): Promise<void> => {
        sending.add(signal);
        onProgress(null);
        try {
          const url = await upload(image, { signal, onProgress });
          finish(() => {
            listener.onDone(url);
          });
        } catch (error) {
          // Its address or answer is wrong, which no user can mend.
          if (error instanceof ToolkitError) log(error.message, error);
          finish(() => {
            listener.onFailed(failureOf(error));
          });
        }
      };
      const sendInTurn = (): void => void send();
      // A file may be gone or inaccessible by the time it is read.
      const check = checkFile(file, maxBytes).catch((): UploadFailure => 'failed');
      void check.then((checked) => {
        unlessStopped(() => {
          if (typeof checked === 'string') {
            listener.onFailed(checked);
            return;
          }
          image = checked;
          listener.onAccepted();
          queue.add(sendInTurn);
          next();
        });
      });
      return () => {
        controller.abort();
        queue.delete(sendInTurn);
        // A sender that ignores the signal must not hold up the others.
        sending.delete(signal);
        next();
      };
    },
  };
}
