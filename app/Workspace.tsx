import { useEffect, useState, type ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRouterNavigation } from '../headless/react-router/index.js';
import { createFrame, ShellProvider, type Frame, type Shell } from '../headless/shell/index.js';
import { menuItems, menuShortcuts } from './frame/menu.js';
import { createRoutes } from './routes.js';

type Router = ReturnType<typeof createBrowserRouter>;

function createWorkspace(shell: Shell): { router: Router; frame: Frame } {
  const router = createBrowserRouter(createRoutes(shell), { basename: import.meta.env.BASE_URL });
  const navigation = createRouterNavigation(router);
  return {
    router,
    frame: createFrame({ navigation, items: menuItems, shortcuts: menuShortcuts(navigation) }),
  };
}

/**
 * Everything behind sign-in. Router and frame last as long as one sign-in does, so that nobody sees
 * what was loaded for somebody else. Not for StrictMode, which would dispose of a router in use.
 */
export function Workspace({ shell }: { shell: Shell }): ReactElement {
  const [{ router, frame }] = useState(() => createWorkspace(shell));
  useEffect(
    () => () => {
      router.dispose();
    },
    [router],
  );
  return (
    <ShellProvider shell={frame}>
      <RouterProvider
        router={router}
        onError={(error) => shell.errors.report(error, { source: 'router' })}
      />
    </ShellProvider>
  );
}
