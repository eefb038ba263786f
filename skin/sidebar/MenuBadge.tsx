import type { ReactElement } from 'react';

/** The count or the word beside a title. The space before it parts the two where they are read aloud. */
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
