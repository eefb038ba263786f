import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormatText } from '../../headless/core/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { useSession } from '../../headless/session/index.js';
import { buttonLook } from '../../skin/button/index.js';
import { Card } from '../../skin/card/index.js';
import { PageTop } from '../frame/PageTop.js';
import type { PeoplePage } from '../resources/people.js';

/** The first page after signing in. */
export function Page(): ReactElement {
  const formatText = useFormatText();
  const { user } = useSession();
  const { total } = useLoaderData<PeoplePage>();
  usePageTitle({ id: 'app.menu.home' });
  return (
    <>
      <PageTop
        title={formatText({ id: 'app.home.welcome', values: { name: user.name } })}
        hasBreadcrumbs={false}
      />
      <Card className="flex max-w-md items-center gap-4 p-5">
        <Users aria-hidden className="size-8 shrink-0 text-muted" strokeWidth={1.5} />
        <div>
          <p className="mb-2 text-lead font-medium tabular-nums">
            <FormattedMessage id="app.home.people-count" values={{ count: total }} />
          </p>
          <Link to="people" className={buttonLook()}>
            <FormattedMessage id="app.home.people-open" />
          </Link>
        </div>
      </Card>
    </>
  );
}
