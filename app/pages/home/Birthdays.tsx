import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useElementId } from '../../../headless/core/index.js';
import { Button } from '../../../skin/button/index.js';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { Link } from '../../frame/Link.js';
import type { Birthday } from '../../resources/overview.js';
import { HomeCard } from './HomeCard.js';

/** How many are shown until somebody asks for all of them. */
const few = 8;

function BirthdayList({ birthdays }: { birthdays: readonly Birthday[] }): ReactElement {
  const { weekday } = useDateTexts();
  const listId = useElementId()('list');
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul id={listId} className="grid gap-2">
        {birthdays.slice(0, isWhole ? undefined : few).map(({ id, name, date }) => (
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
      {birthdays.length > few && (
        <Button
          className="mt-3"
          aria-controls={listId}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? (
            <FormattedMessage id="app.home.birthdays-fewer" />
          ) : (
            <FormattedMessage id="app.home.birthdays-all" values={{ count: birthdays.length }} />
          )}
        </Button>
      )}
    </>
  );
}

/** The birthdays of the coming days; each name links to the person. */
export function Birthdays({ birthdays }: { birthdays: readonly Birthday[] }): ReactElement {
  return (
    <HomeCard title={<FormattedMessage id="app.home.birthdays" />}>
      {birthdays.length === 0 ? (
        <p className="text-muted">
          <FormattedMessage id="app.home.birthdays-none" />
        </p>
      ) : (
        <BirthdayList birthdays={birthdays} />
      )}
    </HomeCard>
  );
}
