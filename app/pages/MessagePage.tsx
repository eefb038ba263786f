import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../skin/card/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';
import { TitledPage } from '../frame/TitledPage.js';

export interface MessagePageProps {
  titleId: string;
  textId: string;
  icon: ReactNode;
  action?: ReactNode;
}

/** A page that has only something to say. */
export function MessagePage({ titleId, textId, icon, action }: MessagePageProps): ReactElement {
  return (
    <TitledPage title={{ id: titleId }}>
      <Card>
        <EmptyState icon={icon} action={action}>
          <FormattedMessage id={textId} />
        </EmptyState>
      </Card>
    </TitledPage>
  );
}
