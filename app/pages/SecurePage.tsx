import { useState, type ReactElement } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { Breadcrumbs } from '../../skin/breadcrumbs/index.js';
import { Card } from '../../skin/card/index.js';
import { PageHead } from '../../skin/frame/index.js';
import { createReader } from '../resources/reader.js';

/** Shows what a resource answers to a signed-in person only. */
export function Page(): ReactElement {
  const data = useLoaderData<unknown>();
  const [reader] = useState(() => createReader(data, 'guarded answer'));
  const title = { id: 'demonstrations.secure.title' };
  usePageTitle(title);
  useBreadcrumb({ title });
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs />} title={<FormattedMessage {...title} />} />
      <Card className="max-w-xl p-5">
        <p className="mb-4 text-muted">
          <FormattedMessage id="demonstrations.secure.text" />
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-muted">
            <FormattedMessage id="demonstrations.secure.user" />
          </dt>
          <dd>{reader.text('user')}</dd>
          <dt className="text-muted">
            <FormattedMessage id="demonstrations.secure.served" />
          </dt>
          <dd className="tabular-nums">
            <FormattedDate value={reader.text('servedAt')} dateStyle="long" timeStyle="medium" />
          </dd>
        </dl>
      </Card>
    </>
  );
}
