import { useEffect, type ReactElement, type ReactNode } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { ErrorBoundary } from '../error-boundary/index.js';

/** Takes the editor's place for a moment and has it remounted. */
function Recovery({ recover }: { recover: () => void }): null {
  useEffect(recover, [recover]);
  return null;
}

/**
 * Keeps the text when a browser extension or a page translation changes the editor's DOM and breaks
 * it: the editor is remounted with its last good text.
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
