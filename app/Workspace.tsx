import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defineStore, useOwnStore, useStoreState, type Store } from '../headless/core/index.js';
import { createRouterNavigation } from '../headless/react-router/index.js';
import { personOf } from '../headless/session/index.js';
import { createFrame, ShellProvider, type Frame } from '../headless/shell/index.js';
import { LeaveQuestion } from '../skin/leave-guard/index.js';
import type { AppShell } from './createAppShell.js';
import { createAppStorage } from './createAppStorage.js';
import { MENU_SHORTCUTS, menuItems } from './frame/menu.js';
import { showDestination } from './frame/showDestination.js';
import { AppRouter } from './frame/useDestination.js';
import { createRoutes } from './routes.js';

interface WorkspaceState {
  readonly router: ReturnType<typeof createBrowserRouter> | null;
  readonly frame: Frame | null;
}

const CLOSED: WorkspaceState = { router: null, frame: null };

/**
 * Router and frame of one sign-in. They exist only while the store is connected, so that nobody
 * sees what was loaded for somebody else.
 */
function createWorkspaceStore(shell: AppShell, hasChanged: boolean): Store<WorkspaceState, object> {
  return defineStore<WorkspaceState, object>(CLOSED, ({ set }) => ({
    actions: {},
    start: () => {
      const basename = import.meta.env.BASE_URL;
      const router = createBrowserRouter(createRoutes(shell), { basename });
      const { notifications, translations, leaveGuard } = shell;
      const navigation = createRouterNavigation(router, {
        onStay: () => {
          notifications.show({ text: translations.format({ id: 'app.stayed' }) });
        },
      });
      const items = menuItems(navigation);
      const frame = createFrame({
        navigation,
        items,
        shortcuts: MENU_SHORTCUTS,
        leaveGuard,
        storage: createAppStorage(),
        tabStorage: createAppStorage({ area: () => window.sessionStorage }),
      });
      const person = personOf(shell.session.getState());
      // Coming from the sign-in page counts as a navigation, so the heading takes the focus.
      if (hasChanged) frame.pageHeading.arrive('');
      set({ router, frame });
      return () => {
        const { endReason } = shell.session.getState();
        // On the way to that page it was found that the session had ended.
        if (endReason === 'rejected' || endReason === 'expired') showDestination(router);
        router.dispose();
        // The next user must neither read nor undo what the previous user was told.
        if (personOf(shell.session.getState()) !== person) notifications.removeAll();
        notifications.clearHistory();
        set(CLOSED);
      };
    },
  }));
}

/** Read once, when the workspace opens; another user gets a new workspace. */
export interface WorkspaceProps {
  shell: AppShell;
  /** Whether the first page takes the focus, as after a sign-in without a page load. */
  hasChanged: boolean;
}

/** Everything behind sign-in. */
export function Workspace({ shell, hasChanged }: WorkspaceProps): ReactElement | null {
  const store = useOwnStore(undefined, () => createWorkspaceStore(shell, hasChanged));
  const { router, frame } = useStoreState(store, (state) => state);
  if (router === null || frame === null) return null;
  return (
    <ShellProvider shell={frame}>
      <AppRouter.Provider value={router}>
        {/* Without transitions: the stores change with the address, and so must the page. */}
        <RouterProvider router={router} useTransitions={false} />
      </AppRouter.Provider>
      <LeaveQuestion />
    </ShellProvider>
  );
}
