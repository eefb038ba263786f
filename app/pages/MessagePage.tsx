import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../skin/card/index.js';
import { EmptyState } from '../../skin/empty-state/index.js';
import { TitledPage } from '../frame/TitledPage.js';

export interface MessagePageProps {
  titleId: string;
  textId: string;
  /** What the text is formatted with. */
  values?: Readonly<Record<string, string | number>> | undefined;
  icon: ReactNode;
  action?: ReactNode;
}

/** A page that has only something to say. */
export function MessagePage({
  titleId,
  textId,
  values = {},
  icon,
  action,
}: MessagePageProps): ReactElement {
  return (
    <TitledPage title={{ id: titleId }}>
      <Card>
        <EmptyState icon={icon} action={action}>
          <FormattedMessage id={textId} values={values} />
        </EmptyState>
      </Card>
    </TitledPage>
  );
}
