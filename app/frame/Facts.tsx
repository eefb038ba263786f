import type { ReactElement, ReactNode } from 'react';

/** Names and values of a record: side by side, or one above the other where there is no room. */
export function Facts({ children }: { children: ReactNode }): ReactElement {
  return <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">{children}</dl>;
}

/** A name and its value among `Facts`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="sm:contents">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
