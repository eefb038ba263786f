import {
  propGetter,
  useFormatText,
  useOptionalStoreState,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import { useBlockButton, indexOf, type RichTextBlockButtonProps } from './blockParts.js';
import type { UploadNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';
import { failureTexts, isRetryable, isSettled } from './uploads/uploads.rules.js';

const TEXTS = {
  progress: { id: 'gnap.rich-text.upload-progress', defaultMessage: 'Upload of {name}' },
  cancel: { id: 'gnap.rich-text.upload-cancel', defaultMessage: 'Cancel the upload of {name}' },
  retry: { id: 'gnap.rich-text.upload-retry', defaultMessage: 'Upload {name} again' },
  remove: { id: 'gnap.rich-text.upload-remove', defaultMessage: 'Remove {name}' },
  canceled: { id: 'gnap.rich-text.upload-canceled', defaultMessage: 'Upload canceled' },
};

/** For the element that shows the progress in percent, without a value while that is not known. */
export interface RichTextProgressProps {
  role: 'progressbar';
  'aria-label': string;
  'aria-valuemin': 0;
  'aria-valuemax': 100;
  'aria-valuenow': number | undefined;
}

/** How one upload goes, and the props of its parts. */
export interface UseRichTextUploadResult {
  /** The file's name. */
  name: string;
  /** The URL of a preview of the file, until it is on the server. */
  previewUrl: string | null;
  /** Queued or being sent. */
  isPending: boolean;
  /** 0…1; `null` while that is not known. */
  progress: number | null;
  /** What went wrong, in words; empty while nothing did. */
  problems: readonly string[];
  /** Whether a retry can help, and the text can be edited. */
  canRetry: boolean;
  getProgressProps: PropGetter<RichTextProgressProps>;
  getCancelProps: PropGetter<RichTextBlockButtonProps>;
  getRetryProps: PropGetter<RichTextBlockButtonProps>;
  getRemoveProps: PropGetter<RichTextBlockButtonProps>;
}

/** One image upload in the text (spec row RICH-2, B-32). */
export function useRichTextUpload(
  { store }: { readonly store: RichTextStore },
  element: UploadNode,
): UseRichTextUploadResult {
  const format = useFormatText();
  const { uploadId } = element;
  const isReadOnly = useStoreState(store, (state) => state.isReadOnly);
  const upload = useOptionalStoreState(
    store.uploads,
    ({ uploads }) => uploads[uploadId],
    undefined,
  );
  const name = upload?.name ?? '';
  const progress = upload?.progress ?? null;
  const formatNamed = (text: { readonly id: string }): string =>
    format({ ...text, values: { name } });
  const failures = upload?.failure ? failureTexts(upload.failure).map(format) : [];
  return {
    name,
    previewUrl: upload?.previewUrl ?? null,
    isPending: upload !== undefined && !isSettled(upload),
    progress,
    problems: upload?.status === 'canceled' ? [format(TEXTS.canceled)] : failures,
    canRetry: upload !== undefined && isRetryable(upload) && !isReadOnly,
    getProgressProps: propGetter<RichTextProgressProps>({
      role: 'progressbar',
      'aria-label': formatNamed(TEXTS.progress),
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': progress === null ? undefined : Math.round(progress * 100),
    }),
    getCancelProps: useBlockButton(store, formatNamed(TEXTS.cancel), isReadOnly, () => {
      store.uploads?.cancel(uploadId);
    }),
    getRetryProps: useBlockButton(store, formatNamed(TEXTS.retry), isReadOnly, () => {
      store.uploads?.retry(uploadId);
    }),
    getRemoveProps: useBlockButton(store, formatNamed(TEXTS.remove), isReadOnly, () => {
      store.removeBlock(indexOf(store, element));
    }),
  };
}
