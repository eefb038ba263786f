import type { Text } from '../../core/vanilla.js';

/** Why an upload did not succeed. */
export type UploadFailure = 'unsupported-format' | 'too-large' | 'failed';

/** `canceled` can be taken up again, as `failed` can. */
export type UploadStatus = 'queued' | 'sending' | 'done' | 'failed' | 'canceled';

/** One upload, from when its file was taken in until it is removed. */
export interface UploadState {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  readonly status: UploadStatus;
  /** 0…1; `null` while that is not known. */
  readonly progress: number | null;
  /** An object URL that shows the file until its upload is done. */
  readonly previewUrl: string | null;
  /** Where the image is, once it is done. */
  readonly url: string | null;
  /** Why it failed; `null` where it has not. */
  readonly failure: UploadFailure | null;
}

/** Whether an upload has come to an end, good or bad, for now. */
export function isSettled({ status }: UploadState): boolean {
  return status !== 'queued' && status !== 'sending';
}

/** Whether taking an upload up again can help. A file in a format that is not taken stays one. */
export function isRetryable({ status, failure }: UploadState): boolean {
  return status === 'canceled' || (status === 'failed' && failure === 'failed');
}

/** What a rejected sending means: a server says the first two with statuses 415 and 413. */
export function failureOf(error: unknown): UploadFailure {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return status === 415 ? 'unsupported-format' : status === 413 ? 'too-large' : 'failed';
}

const UPLOAD_ERROR: Text = {
  id: 'gnap.rich-text.upload-error',
  defaultMessage: 'File upload error',
};

const REASONS: Readonly<Partial<Record<UploadFailure, Text>>> = {
  'unsupported-format': {
    id: 'gnap.rich-text.unsupported-format',
    defaultMessage: 'Unsupported format',
  },
  'too-large': { id: 'gnap.rich-text.upload-too-large', defaultMessage: 'The file is too large' },
};

/** What to say of a failure: `File upload error`, and the reason if it is known (spec row RICH-2). */
export function failureTexts(failure: UploadFailure): readonly Text[] {
  const reason = REASONS[failure];
  return reason ? [UPLOAD_ERROR, reason] : [UPLOAD_ERROR];
}
