import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { Link } from '../../frame/Link.js';
import type { AnnouncementSummary } from '../../resources/announcements.js';
import { HomeCard } from './HomeCard.js';

/** The announcements that are shown today; each title links to the text. */
export function ShownAnnouncements({
  announcements,
}: {
  announcements: readonly AnnouncementSummary[];
}): ReactElement {
  const { moment } = useDateTexts();
  return (
    <HomeCard
      className="xl:col-span-2"
      title={<FormattedMessage id="app.home.announcements" />}
      action={
        <Link to="announcements" className="py-0.5 text-accent hover:underline">
          <FormattedMessage id="app.home.announcements-all" />
        </Link>
      }
    >
      {announcements.length === 0 ? (
        <p className="text-muted">
          <FormattedMessage id="app.home.announcements-none" />
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {announcements.map(({ id, title, summary, author, changedAt }) => (
            <li key={id} className="py-3 first:pt-0 last:pb-0">
              <Link
                to={`announcements/${String(id)}`}
                className="py-0.5 font-medium text-accent wrap-anywhere hover:underline"
              >
                {title}
              </Link>
              {summary !== '' && (
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {summary}
                </p>
              )}
              <p className="text-small text-muted tabular-nums">
                <FormattedMessage
                  id="app.home.announcement-by"
                  values={{ author, changed: moment(changedAt) }}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
