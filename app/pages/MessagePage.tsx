import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../headless/page-title/index.js';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { Breadcrumbs } from '../../skin/breadcrumbs/index.js';
import { Card } from '../../skin/card/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';
import { PageHead } from '../../skin/frame/index.js';

export interface MessagePageProps {
  titleId: string;
  textId: string;
  icon: ReactNode;
  action?: ReactNode;
}

/** A page that has only something to say. */
export function MessagePage({ titleId, textId, icon, action }: MessagePageProps): ReactElement {
  const { formatMessage } = useIntl();
  usePageTitle({ id: titleId });
  useBreadcrumb({ title: { id: titleId } });
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs />} title={formatMessage({ id: titleId })} />
      <Card>
        <EmptyState icon={icon} action={action}>
          {formatMessage({ id: textId })}
        </EmptyState>
      </Card>
    </>
  );
}
