import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { ErrorBoundary } from '../error-boundary/index.js';

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
  if (richText.hasFailed) {
    return <p className="px-2.5 py-1.5 text-body text-danger">{richText.failedText}</p>;
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
