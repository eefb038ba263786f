import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { Link } from '../../frame/Link.js';
import type { Birthday } from '../../resources/overview.js';
import { HomeCard } from './HomeCard.js';

/** The birthdays of the coming days; each name links to the person. */
export function Birthdays({ birthdays }: { birthdays: readonly Birthday[] }): ReactElement {
  const { weekday } = useDateTexts();
  return (
    <HomeCard title={<FormattedMessage id="app.home.birthdays" />}>
      {birthdays.length === 0 ? (
        <p className="text-muted">
          <FormattedMessage id="app.home.birthdays-none" />
        </p>
      ) : (
        <ul className="grid gap-2">
          {birthdays.map(({ id, name, date }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={`people/${String(id)}`}
                className="py-0.5 text-accent wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <time dateTime={date} className="whitespace-nowrap text-muted tabular-nums">
                {weekday(date)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
