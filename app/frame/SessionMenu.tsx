import { CircleUser } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useHttp } from '../../headless/http/index.js';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { sharedNavigation } from '../../headless/navigation/index.js';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { useSession } from '../../headless/session/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';
import { signOut } from '../resources/tokens.js';

/** Who is signed in, and the way out. */
export function SessionMenu(): ReactElement {
  const formatText = useFormatText();
  const session = useSession();
  // While signing in again in place, the page is still that of the person who did before.
  const user = useReauthentication().user ?? session.user;
  const { ask } = useLeaveGuard();
  const http = useHttp();
  const { go } = sharedNavigation.use('SessionMenu');
  return (
    <MenuButton
      label={formatText({ id: 'app.session.menu', values: { name: user.name } })}
      icon={<CircleUser aria-hidden className="size-4" strokeWidth={1.75} />}
      header={
        <div className="border-b border-border px-3 py-2">
          <p className="font-medium">{user.name}</p>
          <p className="text-small text-muted">{user.username}</p>
        </div>
      }
      items={[
        {
          key: 'profile',
          label: { id: 'app.session.profile' },
          onSelect: () => {
            go({ routeId: 'profile' });
          },
        },
        {
          key: 'sign-out',
          label: { id: 'app.session.sign-out' },
          onSelect: () => {
            ask(() => {
              void signOut(http);
              session.end();
            });
          },
        },
      ]}
    >
      <span className="max-w-40 truncate max-sm:hidden">{user.name}</span>
    </MenuButton>
  );
}
