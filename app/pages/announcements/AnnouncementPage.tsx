import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { buttonLook } from '../../../skin/button/index.js';
import { Card } from '../../../skin/card/index.js';
import { RichTextView } from '../../../skin/rich-text-view/index.js';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { Link } from '../../frame/Link.js';
import { useOpenedPlace } from '../../frame/openedPlace.js';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Announcement } from '../../resources/announcements.js';
import { StatusBadge } from './StatusBadge.js';
import { PublishPeriod } from './PublishPeriod.js';
import { RemoveAnnouncement } from './RemoveAnnouncement.js';

/** An announcement to read. */
export function Page(): ReactElement {
  const announcement = useLoaderData<Announcement>();
  const { moment } = useDateTexts();
  const place = useOpenedPlace();
  const { title, summary, content, author, changedAt } = announcement;
  return (
    <TitledPage
      title={title}
      actions={
        <>
          <Link to="edit" state={place} className={buttonLook({ variant: 'primary' })}>
            <FormattedMessage id="announcements.edit" />
          </Link>
          <RemoveAnnouncement announcement={announcement} />
        </>
      }
    >
      <Card className="max-w-3xl p-5">
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted tabular-nums">
          <StatusBadge announcement={announcement} />
          <span>
            <PublishPeriod announcement={announcement} />
          </span>
          <span>
            <FormattedMessage
              id="announcements.by"
              values={{ author, changed: moment(changedAt) }}
            />
          </span>
        </p>
        {summary !== '' && (
          <p
            dir="auto"
            className="mb-4 border-b border-border pb-4 text-lead wrap-anywhere whitespace-pre-line"
          >
            {summary}
          </p>
        )}
        <RichTextView html={content} />
      </Card>
    </TitledPage>
  );
}
