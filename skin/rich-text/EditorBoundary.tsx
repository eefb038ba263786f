import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { useFormatText } from '../../headless/core/index.js';
import { ErrorBoundary } from '../error-boundary/index.js';

const BROKEN = {
  id: 'gnap.rich-text.broken',
  defaultMessage: 'The editor cannot be shown. Your text is kept. Load the page again.',
};

/** Stands in the editor's place for a moment, and has it mounted anew. */
function Recovery({ recover }: { recover: () => void }): null {
  useEffect(recover, [recover]);
  return null;
}

/**
 * Keeps what an extension or a page translation does to the editor's part of the page from taking the
 * text away: the editor comes back with the last text that was good.
 */
export function EditorBoundary({
  richText,
  children,
}: {
  richText: UseRichTextResult;
  children: ReactNode;
}): ReactElement {
  const formatText = useFormatText();
  if (richText.hasFailed) {
    return <p className="px-2.5 py-1.5 text-body text-danger">{formatText(BROKEN)}</p>;
  }
  return (
    <ErrorBoundary
      key={richText.generation}
      fallback={<Recovery recover={richText.store.recover} />}
    >
      {children}
    </ErrorBoundary>
  );
}
