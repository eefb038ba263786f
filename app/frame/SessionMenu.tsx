import { CircleUser } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { sharedMenu } from '../../headless/menu/index.js';
import { sharedNavigation } from '../../headless/navigation/index.js';
import { useReauthentication } from '../../headless/reauthentication/index.js';
import { useSession } from '../../headless/session/index.js';
import type { ShortcutDialog } from '../../headless/shortcuts/index.js';
import { Icon } from '../../skin/icon/index.js';
import { MenuButton } from '../../skin/menu-button/index.js';
import { useSignOut } from '../session/useSignOut.js';

/** Who is signed in, their profile, the command palette, the shortcuts, and signing out. */
export function SessionMenu(): ReactElement {
  const formatText = useFormatText();
  const session = useSession();
  // During a new sign-in in place, the page still belongs to whoever signed in before.
  const user = useReauthentication().user ?? session.user;
  const { go } = sharedNavigation.useStore('SessionMenu');
  const menu = sharedMenu.useStore('SessionMenu');
  const signOut = useSignOut();
  // Without a keyboard, as on a phone, these are the only way to both dialogs.
  const show = async (dialog: ShortcutDialog): Promise<void> => {
    (await import('./useAppShortcuts.js')).shortcutsBeside(menu).open(dialog);
  };
  return (
    <MenuButton
      label={formatText({ id: 'app.session.menu', values: { name: user.name } })}
      icon={<Icon of={CircleUser} />}
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
          run: () => {
            go({ routeId: 'profile' });
          },
        },
        {
          key: 'palette',
          label: { id: 'gnap.command-palette.title' },
          run: () => {
            void show('palette');
          },
        },
        {
          key: 'shortcuts',
          label: { id: 'gnap.shortcuts.title' },
          run: () => {
            void show('list');
          },
        },
        { key: 'sign-out', label: { id: 'app.session.sign-out' }, run: signOut },
      ]}
    >
      <span className="max-w-40 truncate max-sm:hidden">{user.name}</span>
    </MenuButton>
  );
}
