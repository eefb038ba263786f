import { Suspense, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useNavigation as useRouterNavigation } from 'react-router-dom';
import { useBreadcrumb } from '../../headless/breadcrumbs/index.js';
import { useNavigation } from '../../headless/navigation/index.js';
import { AppFrame, RouteProgress, TopBar } from '../../skin/frame/index.js';
import { Sidebar } from '../../skin/sidebar/index.js';
import { Skeleton } from '../../skin/skeleton/index.js';
import { lazyOptional } from '../lazyOptional.js';
import { LanguageMenu } from './LanguageMenu.js';
import { SessionMenu } from './SessionMenu.js';
import { ThemeMenu } from './ThemeMenu.js';

const Commands = lazyOptional(
  async () => (await import('./FrameExtras.js')).Commands,
  'There is no command palette.',
);
const ConnectionNotice = lazyOptional(
  async () => (await import('./FrameExtras.js')).ConnectionNotice,
  'Nobody will be told when the connection is lost.',
);

function Bar(): ReactElement {
  return (
    <TopBar product={<FormattedMessage id="app.product" />}>
      <Suspense>
        <Commands />
      </Suspense>
      <LanguageMenu />
      <ThemeMenu />
      <SessionMenu />
    </TopBar>
  );
}

/** The frame around every page, with the page in it. A reload mounts the page anew (MENU-7). */
export function AppLayout(): ReactElement {
  const { reloads } = useNavigation();
  const { state } = useRouterNavigation();
  useBreadcrumb({ title: { id: 'app.menu.home' }, state: 'home' });
  return (
    <>
      <AppFrame
        topBar={
          <>
            <Bar />
            <Suspense>
              <ConnectionNotice />
            </Suspense>
          </>
        }
        sidebar={<Sidebar />}
      >
        <RouteProgress isLoading={state !== 'idle'} />
        <Outlet key={reloads} />
      </AppFrame>
      <ScrollRestoration />
    </>
  );
}

/** In the frame while the first page is on its way. */
export function PageSkeleton(): ReactElement {
  return (
    <div aria-busy className="flex flex-col gap-4 pt-8">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
