import type { ReactElement, ReactNode } from 'react';

/** What stands where there is no content: an icon, a line of text, a way on. */
export interface EmptyStateProps {
  /** Stands above the line; hide it from screen readers. */
  icon?: ReactNode;
  /** One line on what goes here. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** What a list shows when it has nothing to show, and a page when it cannot be shown. */
export function EmptyState({ icon, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center text-muted">
      {icon}
      <p className="max-w-full text-body text-balance wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}
