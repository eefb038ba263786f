import type { ReactElement, ReactNode } from 'react';

/** What to show instead of content: an icon, a line of text, an action. */
export interface EmptyStateProps {
  /** Shown above the line; hide it from screen readers. */
  icon?: ReactNode;
  /** One line about what would be here. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Shown in place of an empty list, or of a page that cannot be shown. */
export function EmptyState({ icon, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center text-muted">
      {icon}
      <p className="max-w-full text-body text-balance wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}
