import type { ReactElement } from 'react';

/** The count or word beside a title. The space before it separates the two for screen readers. */
export function MenuBadge({ children }: { children: string | undefined }): ReactElement | null {
  if (children === undefined) return null;
  return (
    <>
      {' '}
      <span className="max-w-20 shrink-0 truncate rounded-full bg-sunken px-2 text-caption font-medium text-text tabular-nums">
        {children}
      </span>
    </>
  );
}
