import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useFormatText } from '../../../headless/core/index.js';
import { usePageTitle } from '../../../headless/page-title/index.js';
import { useSession } from '../../../headless/session/index.js';
import { PageTop } from '../../frame/PageTop.js';
import type { Overview } from '../../resources/overview.js';
import { Birthdays } from './Birthdays.js';
import { ShownAnnouncements } from './ShownAnnouncements.js';
import { Staff } from './Staff.js';

/** The home page: what there is to know today. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { user } = useSession();
  const { announcements, birthdays, ...count } = useLoaderData<Overview>();
  usePageTitle({ id: 'app.menu.home' });
  return (
    <>
      <PageTop
        title={formatText({ id: 'app.home.welcome', values: { name: user.name } })}
        hasBreadcrumbs={false}
      />
      <div className="grid max-w-6xl grid-cols-1 items-start gap-4 xl:grid-cols-3">
        <ShownAnnouncements announcements={announcements} />
        <div className="grid grid-cols-1 items-start gap-4 lg:max-xl:grid-cols-2">
          <Staff count={count} />
          <Birthdays birthdays={birthdays} />
        </div>
      </div>
    </>
  );
}
