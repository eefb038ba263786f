import { useEffect } from 'react';
import {
  useFormatText,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
} from '../core/index.js';
import { useReportError, type ErrorChannel } from '../errors/index.js';
import { lazyReader } from './html/lazyReader.js';
import { ownOrigin } from './ownOrigin.js';
import type { RichTextDocument } from './richText.types.js';
import { createRichTextViewStore } from './richTextView.store.js';
import type { ImagePolicy } from './urls.rules.js';

const UNREADABLE = {
  id: 'gnap.rich-text.unreadable',
  defaultMessage: 'This text cannot be shown. Reload the page.',
};

/** The HTML to show, and which of its images. */
export interface UseRichTextViewOptions {
  /** HTML of any origin; what the editor could not have written is left out. */
  html: string;
  /** Which images the text may contain. Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** Where errors of reading go. Default: the shell's, else the console. */
  errors?: ErrorChannel | undefined;
}

/** The document to render, or what to show in its place. */
export interface UseRichTextViewResult {
  /** To be rendered node by node, so that no HTML enters the page. Empty until it is read. */
  readonly document: RichTextDocument;
  /** The HTML needs its reader, which is still loading. */
  readonly isLoading: boolean;
  /** What to show instead if the HTML cannot be read, else `null`. */
  readonly failedText: string | null;
}

/** A rich text that is only shown: its document, reduced to what the editor could have written. */
export function useRichTextView({
  html,
  isImageAllowed,
  errors,
}: UseRichTextViewOptions): UseRichTextViewResult {
  const format = useFormatText();
  const report = useReportError({ store: errors });
  const store = useOwnStore(undefined, () =>
    createRichTextViewStore({ html, reader: lazyReader, isImageAllowed, origin: ownOrigin() }),
  );
  const document = useStoreState(store, (state) => state.document);
  const isLoading = useStoreState(store, (state) => state.isLoading);
  const problem = useStoreState(store, (state) => state.problem);
  useIsomorphicLayoutEffect(() => {
    store.read(html);
  }, [store, html]);
  useEffect(() => {
    if (problem !== null) report(problem.error, { source: 'action' });
  }, [problem, report]);
  return { document, isLoading, failedText: problem === null ? null : format(UNREADABLE) };
}
