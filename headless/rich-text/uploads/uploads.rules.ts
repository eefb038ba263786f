import type { Text } from '../../core/vanilla.js';

/** Why an upload did not succeed. */
export type UploadFailure = 'unsupported-format' | 'too-large' | 'failed';

/** `canceled` can be retried, as `failed` can unless the file itself was refused. */
export type UploadStatus = 'queued' | 'sending' | 'done' | 'failed' | 'canceled';

/** One upload, from when its file is added until it is removed. */
export interface UploadState {
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  readonly status: UploadStatus;
  /** 0…1; `null` while that is not known. */
  readonly progress: number | null;
  /** An object URL that shows the file until its upload is done. */
  readonly previewUrl: string | null;
  /** The URL of the image, once the upload is done. */
  readonly url: string | null;
  /** Why it failed; `null` if it has not. */
  readonly failure: UploadFailure | null;
}

/** Whether an upload is over for now, successful or not. */
export function isSettled({ status }: UploadState): boolean {
  return status !== 'queued' && status !== 'sending';
}

/** Whether a retry can help. It cannot if the file's format or size was refused. */
export function isRetryable({ status, failure }: UploadState): boolean {
  return status === 'canceled' || failure === 'failed';
}

/** The failure behind a rejected upload: status 415 is `unsupported-format`, 413 `too-large`. */
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
