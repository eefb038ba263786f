import type { ReactElement, ReactNode } from 'react';

/**
 * The buttons at the end of a dialog, the most important first; they stay in view while the rest
 * scrolls.
 */
export function DialogActions({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="dialog-actions -mx-4 mt-4 -mb-4 flex-col px-4 py-3 sm:flex-row sm:flex-wrap">
      {children}
    </div>
  );
}
