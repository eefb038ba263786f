import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../../headless/session/index.js';
import { Card } from '../../../skin/card/index.js';
import { EmailAddress } from '../../frame/EmailAddress.js';
import { Fact, Facts } from '../../frame/Facts.js';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Profile } from '../../resources/profile.js';
import { Preferences } from './Preferences.js';

/** The person who is signed in, and what they prefer. */
export function Page(): ReactElement {
  const { name, userName, email } = useLoaderData<Profile>();
  const { expiresAt } = useSession();
  const { moment } = useDateTexts();
  return (
    <TitledPage title={{ id: 'profile.title' }}>
      <div className="grid max-w-4xl grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card className="p-5">
          <h2 className="mb-4 text-lead font-semibold">
            <FormattedMessage id="profile.person" />
          </h2>
          <Facts>
            <Fact name={<FormattedMessage id="profile.name" />}>{name}</Fact>
            <Fact name={<FormattedMessage id="profile.username" />}>{userName}</Fact>
            <Fact name={<FormattedMessage id="profile.email" />}>
              <EmailAddress address={email} />
            </Fact>
            {expiresAt !== null && (
              <Fact name={<FormattedMessage id="profile.session-end" />}>{moment(expiresAt)}</Fact>
            )}
          </Facts>
          <p className="mt-4 text-small text-muted">
            <FormattedMessage id="profile.session-text" />
          </p>
        </Card>
        <Card className="p-5">
          <h2 className="mb-4 text-lead font-semibold">
            <FormattedMessage id="profile.preferences" />
          </h2>
          <Preferences />
        </Card>
      </div>
    </TitledPage>
  );
}
