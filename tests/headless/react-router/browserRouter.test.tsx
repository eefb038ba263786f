import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { createBrowserRouter, createHashRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useNavigation } from '../../../headless/navigation/index.js';
import type { Navigation } from '../../../headless/platform/index.js';
import { createRouterNavigation } from '../../../headless/react-router/index.js';

const routers: { dispose(): void }[] = [];
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});

let navigation: Navigation;

function Frame(): ReactElement {
  const { reloads } = useNavigation({ navigation });
  return <Outlet key={reloads} />;
}

function Counter(): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <button
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {count}
    </button>
  );
}

const routes = [
  {
    id: 'frame',
    path: '/',
    element: <Frame />,
    children: [
      { id: 'home', index: true, element: <p>Home</p> },
      { id: 'counter', path: 'counter', element: <Counter /> },
    ],
  },
];

function renderApp(at: string): ReturnType<typeof createBrowserRouter> {
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter(routes, { basename: '/app' });
  routers.push(router);
  navigation = createRouterNavigation(router);
  render(<RouterProvider router={router} />);
  return router;
}

async function goToCounter(): Promise<void> {
  await act(async () => {
    navigation.go({ routeId: 'counter' });
    await Promise.resolve();
  });
}

test('MENU-7 reloading remounts the view, another query does not', async () => {
  renderApp('/app/counter');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('1');

  await act(async () => {
    navigation.go({ url: '?page=2' });
    await Promise.resolve();
  });
  expect(window.location.pathname + window.location.search).toBe('/app/counter?page=2');
  expect(screen.getByRole('button')).toHaveTextContent('1');

  await act(async () => {
    navigation.reload();
    await Promise.resolve();
  });
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

test("CRUMB-2 the browser's own history says whether there is a way back, after a reload too", async () => {
  renderApp('/app/');
  expect(navigation.getState().canGoBack).toBe(false);
  await goToCounter();
  expect(navigation.getState()).toMatchObject({ url: '/counter', canGoBack: true });

  const reloaded = createBrowserRouter(routes, { basename: '/app' });
  routers.push(reloaded);
  const { getState, getInitialState } = createRouterNavigation(reloaded);
  expect(getState().canGoBack).toBe(true);
  // As a server renders it, which knows no history, for the page to be hydrated.
  expect(getInitialState().canGoBack).toBe(false);

  act(() => {
    navigation.back();
  });
  await screen.findByText('Home');
  expect(navigation.getState()).toMatchObject({ url: '/', canGoBack: false });
});

test('B-11 Back is held up, the address stays, and proceed goes back', async () => {
  renderApp('/app/');
  await goToCounter();
  const guard = vi.fn<(proceed: () => void) => void>();
  const unblock = navigation.block(guard);
  act(() => {
    window.history.back();
  });
  await vi.waitFor(() => {
    expect(guard).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/app/counter');
  });
  expect(screen.getByRole('button')).toBeVisible();
  act(() => {
    guard.mock.calls[0]![0]();
  });
  await screen.findByText('Home');
  unblock();
});

test('B-11 pressing Back again before the browser has returned asks once; after staying it asks again', async () => {
  renderApp('/app/');
  await goToCounter();
  const guard = vi.fn<(proceed: () => void) => void>();
  const unblock = navigation.block(guard);
  const go = vi.spyOn(window.history, 'go');
  onTestFinished(() => {
    go.mockRestore();
  });
  const pressAgain = vi.fn<() => void>(() => {
    navigation.back();
  });
  window.addEventListener('popstate', pressAgain, { once: true });
  act(() => {
    navigation.back();
    navigation.back();
  });
  const returned = async (times: number): Promise<void> => {
    await vi.waitFor(() => {
      expect(guard).toHaveBeenCalledTimes(times);
      expect(window.location.pathname).toBe('/app/counter');
    });
  };
  await returned(1);
  expect(pressAgain).toHaveBeenCalledOnce();
  expect(go.mock.calls).toEqual([[-1], [1]]);

  act(() => {
    navigation.back();
  });
  await returned(2);
  unblock();
});

test('B-11 a second Back of the browser that comes in place of the return leaves the address alone', async () => {
  const load = vi.fn<() => null>(() => null);
  window.history.replaceState(null, '', '/app/');
  const router = createBrowserRouter(
    ['/', '/one', '/two'].map((path) => ({
      path,
      loader: load,
      element: <p>{path}</p>,
      HydrateFallback: () => null,
    })),
    { basename: '/app' },
  );
  routers.push(router);
  navigation = createRouterNavigation(router);
  render(<RouterProvider router={router} />);
  for (const url of ['/one', '/two', '/one']) {
    act(() => {
      navigation.go({ url });
    });
    await screen.findByText(url);
  }
  load.mockClear();
  const guard = vi.fn<(proceed: () => void) => void>();
  const unblock = navigation.block(guard);
  const visited: unknown[] = [];
  const record = ({ state }: PopStateEvent): void => {
    visited.push(state);
  };
  window.addEventListener('popstate', record);
  const go = vi.spyOn(window.history, 'go');
  onTestFinished(() => {
    go.mockRestore();
    window.removeEventListener('popstate', record);
  });
  go.mockImplementationOnce(() => {
    // What the browser does: the step of the user replaces the one that the page has asked for.
    window.history.back();
  });
  act(() => {
    window.history.back();
  });
  await vi.waitFor(() => {
    expect(visited).toMatchObject([{ idx: 2 }, { idx: 1 }, { idx: 3 }]);
  });
  expect(guard).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/app/one');
  expect(navigation.getState()).toMatchObject({ url: '/one', canGoBack: true });
  expect(load).not.toHaveBeenCalled();

  act(() => {
    guard.mock.calls[0]![0]();
  });
  await screen.findByText('/two');
  expect(window.history.state).toMatchObject({ idx: 2 });
  unblock();
});

test('CRUMB-2 Back goes on working after a step that only a frame of the page has taken', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  renderApp('/app/');
  await goToCounter();
  const go = vi.spyOn(window.history, 'go').mockReturnValueOnce();
  onTestFinished(() => {
    go.mockRestore();
  });
  navigation.back();
  vi.setSystemTime(Date.now() + 1000);
  act(() => {
    navigation.back();
  });
  await screen.findByText('Home');
});

test('B-11 Back goes back after data was loaded again, below a base and unblocked before', async () => {
  const router = renderApp('/app/');
  await goToCounter();
  const guard = vi.fn<(proceed: () => void) => void>();
  const unblock = navigation.block(guard);
  act(() => {
    window.history.back();
  });
  await vi.waitFor(() => {
    expect(guard).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/app/counter');
  });
  await act(() => router.revalidate());
  unblock();
  act(() => {
    guard.mock.calls[0]![0]();
  });
  await screen.findByText('Home');
  expect(navigation.getState().canGoBack).toBe(false);

  const unblockHome = navigation.block(guard);
  navigation.go({ routeId: 'counter' });
  await act(() => router.revalidate());
  unblockHome();
  act(() => {
    guard.mock.calls[1]![0]();
  });
  await vi.waitFor(() => {
    expect(window.location.pathname).toBe('/app/counter');
  });
});

describe('staying while the next page is loading', () => {
  const load = vi.fn<(url: string) => Promise<null> | null>();
  const held = (): Promise<null> => new Promise(() => {});
  const pages = ['/', '/form', '/other'].map((path) => ({
    id: path,
    path,
    loader: ({ request }: { request: Request }) => load(new URL(request.url).pathname),
    element: <p>{path}</p>,
    HydrateFallback: () => null,
  }));

  async function openForm(): Promise<{ onStay: () => void; length: number }> {
    load.mockReset().mockReturnValue(null);
    window.history.replaceState(null, '', '/app/');
    const router = createBrowserRouter(pages, { basename: '/app' });
    routers.push(router);
    const onStay = vi.fn<() => void>();
    navigation = createRouterNavigation(router, { onStay });
    render(<RouterProvider router={router} />);
    await screen.findByText('/');
    act(() => {
      navigation.go({ url: '/form?tab=2' });
    });
    await screen.findByText('/form');
    load.mockClear();
    return { onStay, length: window.history.length };
  }

  const ways: [string, () => void, string][] = [
    [
      'a link',
      () => {
        navigation.go({ url: '/other' });
      },
      '/app/other',
    ],
    [
      'Back',
      () => {
        window.history.back();
      },
      '/app/',
    ],
  ];

  test.each(ways)(
    'B-11 what %s leads to is called off: page, address, history and data stay, and it is told once',
    async (_way, leave, target) => {
      const { onStay, length } = await openForm();
      load.mockReturnValueOnce(held());
      act(leave);
      await vi.waitFor(() => {
        expect(load).toHaveBeenCalledExactlyOnceWith(target);
      });
      const guard = vi.fn<(proceed: () => void) => void>();
      // Typed, undone and typed again, before the browser is back.
      navigation.block(() => {})();
      const unblock = navigation.block(guard);
      await vi.waitFor(() => {
        expect(window.location.href).toMatch(/\/app\/form\?tab=2$/);
      });
      expect(onStay).toHaveBeenCalledOnce();
      expect(guard).not.toHaveBeenCalled();

      act(() => {
        window.history.back();
      });
      await vi.waitFor(() => {
        expect(guard).toHaveBeenCalledOnce();
        expect(window.location.pathname).toBe('/app/form');
      });
      expect(screen.getByText('/form')).toBeVisible();
      expect(load).toHaveBeenCalledOnce();
      act(() => {
        guard.mock.calls[0]![0]();
      });
      await screen.findByText('/');
      expect(window.history).toHaveLength(length);
      unblock();

      act(() => {
        navigation.go({ url: '/form' });
      });
      await screen.findByText('/form');
      load.mockClear();
      act(() => {
        navigation.reload();
      });
      expect(load).toHaveBeenCalledExactlyOnceWith('/app/form');
    },
  );

  test('B-11 a query of the page that is loading is another place too, a page that has loaded is not', async () => {
    const { onStay } = await openForm();
    navigation.block(() => {})();
    expect(onStay).not.toHaveBeenCalled();
    load.mockReturnValueOnce(held());
    act(() => {
      navigation.go({ url: '/form?tab=3' });
    });
    act(() => {
      navigation.block(() => {})();
    });
    expect(onStay).toHaveBeenCalledOnce();
    expect(navigation.getState().url).toBe('/form?tab=2');
  });

  test.each(ways)(
    'MENU-7 whoever reloads the page instead stays: what %s leads to is called off',
    async (_way, leave, target) => {
      const { length } = await openForm();
      load.mockReturnValueOnce(held());
      act(leave);
      await vi.waitFor(() => {
        expect(load).toHaveBeenCalledExactlyOnceWith(target);
      });
      load.mockClear();
      act(() => {
        navigation.reload();
      });
      await vi.waitFor(() => {
        expect(load).toHaveBeenCalledExactlyOnceWith('/app/form');
        expect(window.location.href).toMatch(/\/app\/form\?tab=2$/);
      });
      expect(navigation.nextUrl()).toBe('/form?tab=2');
      expect(screen.getByText('/form')).toBeVisible();
      expect(window.history).toHaveLength(length);
    },
  );
});

test('B-11 leaving the document is warned about only while something blocks', () => {
  renderApp('/app/');
  const leave = (): boolean =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  const unblock = navigation.block(() => {});
  expect(leave()).toBe(false);
  unblock();
  expect(leave()).toBe(true);
});

test('CRUMB-1 an absolute URL of this app stays in the document', async () => {
  renderApp('/app/');
  await act(async () => {
    navigation.go({ url: `${window.location.origin}/app/counter` });
    await Promise.resolve();
  });
  expect(screen.getByRole('button')).toBeVisible();
});

test('MENU-1 a hash router gives links with a hash', () => {
  window.history.replaceState(null, '', '/#/');
  const router = createHashRouter(routes);
  routers.push(router);
  expect(createRouterNavigation(router).hrefOf({ routeId: 'counter' })).toBe('#/counter');
});
