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
  defaultMessage: 'This text cannot be shown. Load the page again.',
};

/** The HTML to show, and which of its images. */
export interface UseRichTextViewOptions {
  /** Of whatever origin: what the editor could not have written is left out. */
  html: string;
  /** Which images may stand in the text. Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** Where it goes why HTML could not be read. Default: the shell's, else the console. */
  errors?: ErrorChannel | undefined;
}

/** What to draw, or to show in its place. */
export interface UseRichTextViewResult {
  /** To be drawn node by node, so that HTML never enters the page. Empty until it is read. */
  readonly document: RichTextDocument;
  /** The HTML is of others, and what reads that is on its way. */
  readonly isLoading: boolean;
  /** What to show instead where the HTML cannot be read, else `null`. */
  readonly failedText: string | null;
}

/** A rich text to be read: its document, of which nothing is left that the editor could not write. */
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
