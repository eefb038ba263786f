import type { ReactElement, ReactNode } from 'react';
import { useFocusToHeading } from '../../headless/page-heading/index.js';
import { Card } from '../../skin/card/index.js';

/** What the card shows, and whether that is no item at all. */
export interface ListCardProps {
  isEmpty: boolean;
  /** The table, or the `EmptyList` in its place. */
  children: ReactNode;
}

/**
 * The card around a list. A table that goes with its last item leaves the focus that was in it to the
 * heading of the page.
 */
export function ListCard({ isEmpty, children }: ListCardProps): ReactElement {
  const ref = useFocusToHeading();
  return (
    <Card>
      <div key={String(isEmpty)} ref={ref}>
        {children}
      </div>
    </Card>
  );
}
