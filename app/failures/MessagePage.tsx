import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Card } from '../../skin/card/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';
import { TitledPage } from '../frame/TitledPage.js';

/** The ids of the page's texts, and the action that it offers. */
export interface MessagePageProps {
  titleId: string;
  textId: string;
  /** Values for the placeholders of the text. */
  values?: Readonly<Record<string, string | number>> | undefined;
  icon: ReactNode;
  /** What the user can do about it. */
  action?: ReactNode;
}

/**
 * A page that only shows a message. Its `place` differs from that of the page it stands in for, so
 * that after a retry the heading of the loaded page takes the focus (behavior B-04).
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
