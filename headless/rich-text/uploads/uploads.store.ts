import { defineStore, nextEntryId, type Store } from '../../core/vanilla.js';
import { consoleLog, type Log } from '../../platform/index.js';
import { createTransfers, type UploadFile } from './transfers.js';
import { isRetryable, isSettled, type UploadState } from './uploads.rules.js';

export type { UploadFile, UploadFileOptions } from './transfers.js';

/** The uploads, including those that are over. */
export interface UploadsState {
  /** By id, in the order in which they were added. */
  readonly uploads: Readonly<Record<string, UploadState>>;
}

/** Adds files; cancels, retries and removes their uploads. */
export interface UploadsActions {
  /** Adds files and returns their ids. They are sent while the store is connected. */
  add(files: Iterable<File>): readonly string[];
  /** Stops an upload that is not over; its file is kept, for a retry. */
  cancel(id: string): void;
  /** Restarts an upload that was canceled or has failed. Does nothing if that cannot help. */
  retry(id: string): void;
  /** Stops an upload and forgets it. */
  remove(id: string): void;
  /** Resolves once nothing is queued or being sent, whether the uploads succeeded or not. */
  whenSettled(): Promise<void>;
}

/** The uploads of images to the server; `useRichText` makes one for its text, given `upload`. */
export type UploadsStore = Store<UploadsState, UploadsActions>;

/** How files are sent, how many at a time, and how large. */
export interface UploadsStoreOptions {
  upload: UploadFile;
  /** How many files are sent at the same time. Default 3. */
  maxParallel?: number | undefined;
  /** The largest file that is sent, in bytes. Default: any. */
  maxBytes?: number | undefined;
  /** Hears of answers that are no address of an image. Default: the console. */
  log?: Log | undefined;
  /** Default `URL.createObjectURL`. */
  createObjectUrl?: ((file: File) => string) | undefined;
  /** Default `URL.revokeObjectURL`. */
  revokeObjectUrl?: ((url: string) => void) | undefined;
}

/** An id that no other tab has: what is cut there may be pasted here. */
function nextUploadId(): string {
  return `upload-${String(nextEntryId())}-${Math.random().toString(36).slice(2)}`;
}

const QUEUED = {
  status: 'queued',
  progress: null,
  previewUrl: null,
  url: null,
  failure: null,
} as const;

/**
 * Creates the store of image uploads. Each file is checked before it is sent: one that is not an
 * image, whatever its name and type, fails as `unsupported-format` (spec row RICH-2). When the
 * store's last connection ends, all transfers are canceled.
 */
export function createUploadsStore({
  upload,
  maxParallel = 3,
  maxBytes = Infinity,
  log = consoleLog,
  createObjectUrl = (file) => URL.createObjectURL(file),
  revokeObjectUrl = (url) => {
    URL.revokeObjectURL(url);
  },
}: UploadsStoreOptions): UploadsStore {
  return defineStore<UploadsState, UploadsActions>({ uploads: {} }, ({ get, set }) => {
    const transfers = createTransfers({ upload, maxParallel, maxBytes, log });
    const files = new Map<string, File>();
    /** How to stop each transfer, by the id of its upload. */
    const stops = new Map<string, () => void>();
    /** Called once nothing is queued or being sent. */
    const waiting = new Set<() => void>();
    let isConnected = false;

    const find = (id: string): UploadState | undefined =>
      files.has(id) ? get().uploads[id] : undefined;
    const settle = (): void => {
      if (!Object.values(get().uploads).every(isSettled)) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    };
    const change = (id: string, part: Partial<UploadState>): void => {
      const present = find(id);
      if (present === undefined) return;
      const changed = { ...present, ...part };
      set({ uploads: { ...get().uploads, [id]: changed } });
      if (present.previewUrl !== null && changed.previewUrl !== present.previewUrl) {
        revokeObjectUrl(present.previewUrl);
      }
      settle();
    };
    const stop = (id: string): void => {
      stops.get(id)?.();
      stops.delete(id);
    };
    const start = (id: string): void => {
      const file = files.get(id);
      // Whoever heard that it is queued may have canceled it.
      if (file === undefined || !isConnected || find(id)?.status !== 'queued') return;
      stops.set(
        id,
        transfers.start(file, {
          onAccepted: () => {
            if (find(id)?.previewUrl === null) change(id, { previewUrl: createObjectUrl(file) });
          },
          onProgress: (progress) => {
            change(id, { status: 'sending', progress });
          },
          onDone: (url) => {
            change(id, { status: 'done', progress: 1, url, previewUrl: null });
          },
          onFailed: (failure) => {
            const isFinal = failure !== 'failed';
            change(id, {
              status: 'failed',
              progress: null,
              failure,
              ...(isFinal && { previewUrl: null }),
            });
          },
        }),
      );
    };
    const startAgain = (id: string): void => {
      change(id, { status: 'queued', progress: null, failure: null });
      start(id);
    };

    return {
      actions: {
        add: (added) => {
          const ids = [...added].map((file) => {
            const id = nextUploadId();
            files.set(id, file);
            set({ uploads: { ...get().uploads, [id]: { id, name: file.name, ...QUEUED } } });
            return id;
          });
          ids.forEach(start);
          return ids;
        },
        cancel: (id) => {
          const present = find(id);
          if (present === undefined || isSettled(present)) return;
          stop(id);
          change(id, { status: 'canceled', progress: null });
        },
        retry: (id) => {
          const present = find(id);
          if (present !== undefined && isRetryable(present)) startAgain(id);
        },
        remove: (id) => {
          stop(id);
          change(id, { previewUrl: null });
          files.delete(id);
          const others = Object.entries(get().uploads).filter(([other]) => other !== id);
          set({ uploads: Object.fromEntries(others) });
          settle();
        },
        whenSettled: () =>
          new Promise((resolve) => {
            waiting.add(resolve);
            settle();
          }),
      },
      start: () => {
        isConnected = true;
        for (const { id, status } of Object.values(get().uploads)) {
          if (status === 'queued') start(id);
        }
        return () => {
          isConnected = false;
          const present = Object.values(get().uploads);
          // The queued ones first, or stopping another would start them.
          for (const { id } of present.filter(({ status }) => status === 'queued')) stop(id);
          for (const each of present) {
            stop(each.id);
            const end = isSettled(each) ? {} : ({ status: 'canceled', progress: null } as const);
            change(each.id, { ...end, previewUrl: null });
          }
        };
      },
    };
  });
}
