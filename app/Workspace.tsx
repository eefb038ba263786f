import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defineStore, useOwnStore, useStoreState, type Store } from '../headless/core/index.js';
import { createRouterNavigation } from '../headless/react-router/index.js';
import { personOf } from '../headless/session/index.js';
import { createFrame, ShellProvider, type Frame, type Shell } from '../headless/shell/index.js';
import { LeaveQuestion } from '../skin/leave-guard/index.js';
import { menuItems, menuShortcuts } from './frame/menu.js';
import { createRoutes } from './routes.js';

interface WorkspaceState {
  readonly router: ReturnType<typeof createBrowserRouter> | null;
  readonly frame: Frame | null;
}

const CLOSED: WorkspaceState = { router: null, frame: null };

/**
 * Router and frame of one sign-in: they last while connected, so that nobody sees what was loaded for
 * somebody else.
 */
function createWorkspaceStore(shell: Shell, hasChanged: boolean): Store<WorkspaceState, object> {
  return defineStore<WorkspaceState, object>(CLOSED, ({ set }) => ({
    actions: {},
    start: () => {
      const basename = import.meta.env.BASE_URL;
      const router = createBrowserRouter(createRoutes(shell), { basename });
      const navigation = createRouterNavigation(router);
      const items = menuItems(navigation);
      const shortcuts = menuShortcuts(navigation);
      const { leaveGuard } = shell;
      const frame = createFrame({ navigation, items, shortcuts, leaveGuard });
      const person = personOf(shell.session.getState());
      // The first page is come to from signing in, as from another page.
      if (hasChanged) frame.pageHeading.arrive('');
      set({ router, frame });
      return () => {
        router.dispose();
        // What somebody was told is not for the next person to read, or to undo.
        if (personOf(shell.session.getState()) !== person) shell.notifications.removeAll();
        shell.notifications.clearHistory();
        set(CLOSED);
      };
    },
  }));
}

/** What a workspace is opened with, once: somebody else gets another workspace. */
export interface WorkspaceProps {
  shell: Shell;
  /** Whether its first page takes the focus, since the browser did not load it. */
  hasChanged: boolean;
}

/** Everything behind sign-in. */
export function Workspace({ shell, hasChanged }: WorkspaceProps): ReactElement | null {
  const store = useOwnStore(undefined, () => createWorkspaceStore(shell, hasChanged));
  const { router, frame } = useStoreState(store, (state) => state);
  if (router === null || frame === null) return null;
  return (
    <ShellProvider shell={frame}>
      <RouterProvider router={router} />
      <LeaveQuestion />
    </ShellProvider>
  );
}
