import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateTexts } from '../../frame/useDateTexts.js';
import type { AnnouncementSummary } from '../../resources/announcements.js';

/** When an announcement is shown. */
export function PublishPeriod({
  announcement: { publishStart, publishEnd },
}: {
  announcement: AnnouncementSummary;
}): ReactElement {
  const { day } = useDateTexts();
  const start = publishStart === null ? '' : day(publishStart);
  const end = publishEnd === null ? '' : day(publishEnd);
  if (start === '' && end === '') return <FormattedMessage id="announcements.period.always" />;
  if (end === '') return <FormattedMessage id="announcements.period.from" values={{ start }} />;
  if (start === '') return <FormattedMessage id="announcements.period.until" values={{ end }} />;
  return <FormattedMessage id="announcements.period.both" values={{ start, end }} />;
}
