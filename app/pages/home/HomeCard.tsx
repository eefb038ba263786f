import type { ReactElement, ReactNode } from 'react';
import { useElementId } from '../../../headless/core/index.js';
import { Card } from '../../../skin/card/index.js';

/** The content of a card on the home page, a `<section>` named by its title. */
export interface HomeCardProps {
  title: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A card on the home page. */
export function HomeCard({ title, action, className, children }: HomeCardProps): ReactElement {
  const titleId = useElementId()('title');
  return (
    <section aria-labelledby={titleId} className={className}>
      <Card className="p-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
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
