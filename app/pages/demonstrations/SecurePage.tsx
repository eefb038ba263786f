import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useLanguage } from '../../../headless/language/index.js';
import { Card } from '../../../skin/card/index.js';
import { Fact, Facts } from '../../frame/Facts.js';
import { TitledPage } from '../../frame/TitledPage.js';
import type { GuardedAnswer } from '../../resources/guardedAnswer.js';

/** Shows the answer of a resource that only signed-in users may read. */
export function Page(): ReactElement {
  const { user, servedAt } = useLoaderData<GuardedAnswer>();
  const { language } = useLanguage();
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <TitledPage title={{ id: 'demonstrations.secure.title' }}>
      <Card className="max-w-xl p-5">
        <p className="mb-4 text-muted">
          <FormattedMessage id="demonstrations.secure.text" />
        </p>
        <Facts>
          <Fact name={<FormattedMessage id="demonstrations.secure.user" />}>{user}</Fact>
          <Fact name={<FormattedMessage id="demonstrations.secure.served" />}>
            {moments.format(new Date(servedAt))}
          </Fact>
        </Facts>
      </Card>
    </TitledPage>
  );
}
