import { useEffect, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  Outlet,
  ScrollRestoration,
  useNavigation as useRouterNavigation,
  type Location,
} from 'react-router-dom';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { sharedConnectivity, type ConnectivityStore } from '../../headless/connectivity/index.js';
import { useStoreState } from '../../headless/core/index.js';
import { sharedKiosk } from '../../headless/kiosk/index.js';
import { useNavigation } from '../../headless/navigation/index.js';
import { sharedPageHeading } from '../../headless/page-heading/index.js';
import { lazyPart } from '../../skin/core/index.js';
import { AppFrame, RouteProgress, TopBar } from '../../skin/frame/index.js';
import { LanguageMenu } from '../../skin/language-menu/index.js';
import { Sidebar } from '../../skin/sidebar/index.js';
import { ThemeMenu } from '../../skin/theme-menu/index.js';
import { endStart } from '../importChunk.js';
import type { RequestOutcomes } from '../requestOutcomes.js';
import { SessionMenu } from './SessionMenu.js';
import { useLostTexts } from './useLostTexts.js';

/** Reserves a button's space in the bar, so that the others do not move when it loads. */
function ButtonRoom(): ReactElement {
  return <span className="w-control" />;
}

const Commands = lazyPart({
  load: async () => (await import('./FrameExtras.js')).Commands,
  loss: 'There is no command palette.',
});
const ConnectionNotice = lazyPart({
  load: async () => (await import('./FrameExtras.js')).ConnectionNotice,
  loss: 'Nobody will be told when the connection is lost.',
});
const KioskExit = lazyPart({
  load: async () => (await import('./FrameExtras.js')).KioskExit,
  loss: 'There is no button to leave kiosk mode.',
});
const NotificationHistory = lazyPart({
  load: async () => (await import('./FrameExtras.js')).NotificationHistory,
  loss: 'The notifications that have gone are not listed.',
  Fallback: ButtonRoom,
});

/**
 * The key by which a scroll position is kept: that of the history entry, or its address for a
 * freshly loaded one, whose key is always `default`.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function Bar(): ReactElement {
  return (
    <TopBar product={<FormattedMessage id="app.product" />}>
      <Commands />
      <LanguageMenu />
      <ThemeMenu />
      <NotificationHistory />
      <SessionMenu />
    </TopBar>
  );
}

/** For a public screen: nothing that leads elsewhere or tells who is signed in. */
function KioskBar(): ReactElement {
  return (
    <TopBar product={<FormattedMessage id="app.product" />} hasSidebar={false}>
      <LanguageMenu />
      <KioskExit />
    </TopBar>
  );
}

/**
 * The current page, and its progress while it loads: all that re-renders on a navigation. A reload
 * remounts the page (MENU-7).
 */
function CurrentPage(): ReactElement {
  const { reloads } = useNavigation();
  const { state } = useRouterNavigation();
  const { focusHeading } = sharedPageHeading.useStore('CurrentPage');
  useLostTexts();
  useEffect(() => {
    // The focus is lost with what had it in the page before.
    if (reloads > 0 && document.activeElement === document.body) focusHeading();
  }, [reloads, focusHeading]);
  return (
    <>
      <RouteProgress isLoading={state !== 'idle'} />
      <Outlet key={reloads} />
    </>
  );
}

/** How the app's requests end, for the connectivity store. */
export interface AppLayoutProps {
  requestOutcomes: RequestOutcomes;
}

/** The frame with the current page in it. */
export function AppLayout({ requestOutcomes }: AppLayoutProps): ReactElement {
  const isKiosk = useStoreState(sharedKiosk.useStore('AppLayout'), (state) => state.isKiosk);
  const [connectivity, setConnectivity] = useState<ConnectivityStore | null>(null);
  const { context: Connectivity } = sharedConnectivity;
  useEffect(
    () => (connectivity === null ? undefined : requestOutcomes.passTo(connectivity)),
    [connectivity, requestOutcomes],
  );
  useEffect(endStart, []);
  useBreadcrumb({ title: { id: 'app.menu.home' }, state: 'home' });
  return (
    <>
      <AppFrame
        topBar={isKiosk ? <KioskBar /> : <Bar />}
        sidebar={!isKiosk && <Sidebar />}
        notice={<ConnectionNotice onStore={setConnectivity} />}
      >
        <Connectivity.Provider value={connectivity}>
          <CurrentPage />
        </Connectivity.Provider>
      </AppFrame>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
