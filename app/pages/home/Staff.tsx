import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '../../../headless/language/index.js';
import { buttonLook } from '../../../skin/button/index.js';
import { Link } from '../../frame/Link.js';
import type { Overview } from '../../resources/overview.js';
import { HomeCard } from './HomeCard.js';

function Count({ title, count }: { title: ReactElement; count: number }): ReactElement {
  const { language } = useLanguage();
  return (
    <div className="flex grow basis-24 flex-col-reverse justify-end">
      <dt className="text-small text-muted">{title}</dt>
      <dd className="text-title font-semibold whitespace-nowrap">
        {count.toLocaleString(language)}
      </dd>
    </div>
  );
}

/** How many people there are, with a link to their list. */
export function Staff({
  count: { total, active, away },
}: {
  count: Pick<Overview, 'total' | 'active' | 'away'>;
}): ReactElement {
  return (
    <HomeCard title={<FormattedMessage id="app.home.staff" />}>
      <p className="tabular-nums">
        <FormattedMessage id="app.home.people-count" values={{ count: total }} />
      </p>
      <dl className="my-3 flex flex-wrap gap-4 tabular-nums">
        <Count title={<FormattedMessage id="app.home.active" />} count={active} />
        <Count title={<FormattedMessage id="app.home.away" />} count={away} />
      </dl>
      <Link to="people" className={buttonLook()}>
        <FormattedMessage id="app.home.people-open" />
      </Link>
    </HomeCard>
  );
}
