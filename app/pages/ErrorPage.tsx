import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { usePageTitle } from '../../headless/page-title/index.js';
import { Breadcrumbs } from '../../skin/breadcrumbs/index.js';
import { Button } from '../../skin/button/index.js';
import { Card } from '../../skin/card/index.js';
import { PageHead } from '../../skin/frame/index.js';

/** Throws an error that nothing catches, for all to see what becomes of it (spec row ERR-1). */
export function Page(): ReactElement {
  const title = { id: 'demonstrations.error.title' };
  usePageTitle(title);
  useBreadcrumb({ title });
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs />} title={<FormattedMessage {...title} />} />
      <Card className="max-w-xl p-5">
        <p className="mb-4 text-muted">
          <FormattedMessage id="demonstrations.error.text" />
        </p>
        <Button
          variant="danger"
          onClick={() => {
            throw new Error('Thrown on purpose, by the demonstration of unexpected errors.');
          }}
        >
          <FormattedMessage id="demonstrations.error.throw" />
        </Button>
      </Card>
    </>
  );
}
