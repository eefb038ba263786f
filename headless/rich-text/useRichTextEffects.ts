import { useEffect, useRef } from 'react';
import {
  subscribeTo,
  useIsomorphicLayoutEffect,
  useStoreState,
  type AnnouncerActions,
  type FieldControl,
  type FormatText,
} from '../core/index.js';
import { useReportError, type ErrorChannel } from '../errors/index.js';
import { limiterWords } from '../limiter/index.js';
import { blurEditor, focusEditor } from './focus.js';
import type { RichTextStore } from './richText.store.types.js';
import { PASTE_CUT } from './richText.texts.js';
import { failureTexts, type UploadState } from './uploads/uploads.rules.js';

const LEAVES_BY_TAB = {
  id: 'gnap.rich-text.leaves-by-tab',
  defaultMessage: 'Tab now leaves the text.',
};
const RESTARTED = {
  id: 'gnap.rich-text.failed',
  defaultMessage: 'The editor was restarted. Your text is still here.',
};
const UPLOADED = { id: 'gnap.rich-text.uploaded', defaultMessage: 'The image was uploaded.' };
const UPLOADS_FAILED = {
  id: 'gnap.rich-text.uploads-failed',
  defaultMessage: 'An image was not uploaded. Remove it or try again.',
};

/** Where `useRichTextEffects` reports to: the form, screen readers, and the error channel. */
export interface RichTextEffectsOptions {
  /** The form's field, if the text is one. */
  control: FieldControl<string> | undefined;
  announce: AnnouncerActions['announce'];
  format: FormatText;
  /** Default: the shell's, else the console. */
  errors: ErrorChannel | undefined;
}

/** The uploads that have failed. One that fails again is another object. */
function failedUploads({ uploads }: RichTextStore): readonly UploadState[] {
  return Object.values(uploads?.getState().uploads ?? {}).filter(({ failure }) => failure !== null);
}

/** Names the file and the reason, which a screen reader would have to look for in the text. */
function failureWords(failed: readonly UploadState[], format: FormatText): string {
  const details = failed.flatMap(({ name, failure }) =>
    failure === null ? [] : [name, ...failureTexts(failure)],
  );
  return [...details, UPLOADS_FAILED].map(format).join('. ');
}

/** Announces changes that the focus does not reveal to a screen reader. */
function useAnnouncements(
  store: RichTextStore,
  { announce, format }: Pick<RichTextEffectsOptions, 'announce' | 'format'>,
): void {
  useEffect(() => {
    let known = failedUploads(store);
    const stops = [
      subscribeTo(
        store,
        (state) => state.news,
        (news) => {
          if (news !== null) announce(limiterWords(news, format));
        },
      ),
      subscribeTo(
        store,
        (state) => state.isPasteCut,
        (isPasteCut) => {
          if (isPasteCut) announce(format(PASTE_CUT));
        },
      ),
      subscribeTo(
        store,
        (state) => state.leavesByTab,
        (leavesByTab) => {
          if (leavesByTab) announce(format(LEAVES_BY_TAB));
        },
      ),
      subscribeTo(
        store,
        (state) => state.failedUploads,
        (failed, before) => {
          const present = failedUploads(store);
          const fresh = present.filter((upload) => !known.includes(upload));
          known = present;
          if (failed > before) announce(failureWords(fresh, format), 'assertive');
        },
      ),
      subscribeTo(
        store,
        (state) => state.undescribed.length,
        (images, before) => {
          if (images > before) announce(format(UPLOADED));
        },
      ),
      subscribeTo(
        store,
        (state) => state.generation,
        () => {
          announce(format(RESTARTED), 'assertive');
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, announce, format]);
}

/**
 * Makes a submit of the form wait for pastes and uploads, and refuses it while an upload has failed
 * (B-32).
 */
function useUploadsInForm(store: RichTextStore, control: FieldControl<string> | undefined): void {
  const isBusy = useStoreState(store, ({ uploading, isPasting }) => uploading > 0 || isPasting);
  const hasFailed = useStoreState(store, ({ failedUploads }) => failedUploads > 0);
  const hold = control?.hold;
  const refuse = control?.refuse;
  const markDraft = control?.markDraft;
  useEffect(() => {
    if (isBusy) hold?.(store.whenUploadsSettled());
  }, [store, hold, isBusy]);
  useEffect(() => {
    refuse?.(hasFailed ? { type: 'upload-failed', message: UPLOADS_FAILED } : null);
  }, [refuse, hasFailed]);
  useEffect(() => {
    // The value does not contain them yet, and leaving the page would lose them (B-11).
    markDraft?.(isBusy || hasFailed, undefined, () => {
      store.reset(store.getState().value);
    });
  }, [store, markDraft, isBusy, hasFailed]);
  useEffect(
    () => () => {
      refuse?.(null);
      markDraft?.(false);
    },
    [refuse, markDraft],
  );
}

/** Announces store changes, reports errors, and updates the state of the form's field. */
export function useRichTextEffects(
  store: RichTextStore,
  { control, announce, format, errors }: RichTextEffectsOptions,
): void {
  const report = useReportError({ store: errors });
  const problem = useStoreState(store, (state) => state.problem);
  const hasDialog = useStoreState(store, ({ dialog }) => dialog !== null);
  useEffect(() => {
    if (problem !== null) report(problem.error, { source: 'action' });
  }, [problem, report]);
  useIsomorphicLayoutEffect(() => {
    if (hasDialog) blurEditor(store);
  }, [store, hasDialog]);
  const hadDialog = useRef(false);
  useEffect(() => {
    // Runs after the dialog has released the page and returned the focus to where it came from.
    if (hadDialog.current && !hasDialog) focusEditor(store);
    hadDialog.current = hasDialog;
  }, [store, hasDialog]);
  useAnnouncements(store, { announce, format });
  useUploadsInForm(store, control);
}
