import type { ReactElement, ReactNode } from 'react';
import { useElementId } from '../../../headless/core/index.js';
import { Card } from '../../../skin/card/index.js';

/** What stands in a card of the first page, a `<section>` that its title names. */
export interface HomeCardProps {
  title: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** One subject of the first page. */
export function HomeCard({ title, action, className, children }: HomeCardProps): ReactElement {
  const titleId = useElementId()('title');
  return (
    <section aria-labelledby={titleId} className={className}>
      <Card className="p-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={titleId} className="text-lead font-semibold">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
