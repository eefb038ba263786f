import { Minimize } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import {
  createConnectivityStore,
  type ConnectivityStore,
} from '../../headless/connectivity/index.js';
import { sharedAnnouncer, useOwnStore } from '../../headless/core/index.js';
import { useKiosk } from '../../headless/kiosk/index.js';
import { sharedShortcuts, useShortcut, type Shortcut } from '../../headless/shortcuts/index.js';
import { sharedTranslations } from '../../headless/translations/index.js';
import { Button } from '../../skin/button/index.js';
import { PaletteButton, ShortcutDialogs } from '../../skin/command-palette/index.js';
import { ConnectivityBanner } from '../../skin/connectivity/index.js';
import { Icon } from '../../skin/icon/index.js';
import { useAppShortcuts } from './useAppShortcuts.js';
import { useCommands } from './useCommands.js';

export { NotificationHistory } from '../../skin/notification-history/index.js';

function askServer(signal: AbortSignal): Promise<unknown> {
  const url = new URL(`${import.meta.env.BASE_URL}favicon.svg`, window.location.origin);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal });
}

/** Where the connectivity store goes, which is made here because its code is loaded late. */
export interface ConnectionNoticeProps {
  /** Called with the new store, for the pages to read. */
  onStore: (store: ConnectivityStore) => void;
}

/** Tells the user that there is no connection (behavior B-21). */
export function ConnectionNotice({ onStore }: ConnectionNoticeProps): ReactElement {
  const { announce } = sharedAnnouncer.useStore('ConnectionNotice');
  const { format } = sharedTranslations.useStore('ConnectionNotice');
  const store: ConnectivityStore = useOwnStore(undefined, () =>
    createConnectivityStore({ announce, formatText: format, probe: askServer }),
  );
  useEffect(() => {
    onStore(store);
  }, [onStore, store]);
  return <ConnectivityBanner store={store} />;
}

/** For the list of shortcuts only: the region of the notifications listens for the key itself. */
const TO_NOTIFICATIONS: Shortcut = {
  id: 'to-notifications',
  keys: 'F8',
  label: { id: 'gnap.notifications-label', defaultMessage: 'Notifications' },
  isCommand: false,
  run: () => {},
};

/** The command palette with its button, and the list of shortcuts (behavior B-16). */
export function Commands(): ReactElement {
  const commands = useCommands();
  const store = useAppShortcuts();
  useShortcut(TO_NOTIFICATIONS, { store });
  const { context: Shortcuts } = sharedShortcuts;
  return (
    <Shortcuts.Provider value={store}>
      {/* A phone has no room for it; there, the account menu opens the palette. */}
      <PaletteButton className="me-1 max-md:hidden" />
      <ShortcutDialogs commands={commands} />
    </Shortcuts.Provider>
  );
}

/** The way out of kiosk mode, where it is not locked (behavior B-17). */
export function KioskExit(): ReactElement | null {
  const { canExit, getExitProps } = useKiosk();
  if (!canExit) return null;
  return (
    <Button {...getExitProps()} variant="ghost" isIconOnly>
      <Icon of={Minimize} />
    </Button>
  );
}
