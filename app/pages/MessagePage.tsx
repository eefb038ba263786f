import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Card } from '../../skin/card/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';
import { TitledPage } from '../frame/TitledPage.js';

/** What the page says, by the ids of its texts, and the way on. */
export interface MessagePageProps {
  titleId: string;
  textId: string;
  /** What the text is formatted with. */
  values?: Readonly<Record<string, string | number>> | undefined;
  icon: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/**
 * A page that has only something to say. It is another place than the page that it stands in for, so
 * that who tries again is taken to the heading of what comes then (behaviour B-04).
 */
export function MessagePage({
  titleId,
  textId,
  values = {},
  icon,
  action,
}: MessagePageProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <TitledPage title={{ id: titleId }} place={`${pathname} ${titleId}`}>
      <Card>
        <EmptyState icon={icon} action={action}>
          <FormattedMessage id={textId} values={values} />
        </EmptyState>
      </Card>
    </TitledPage>
  );
}
