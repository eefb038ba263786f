import { createMemoryRouter, redirect, type RouteObject } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createMenuStore } from '../../../headless/menu/index.js';
import type { Navigation } from '../../../headless/platform/index.js';
import { createRouterNavigation } from '../../../headless/react-router/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';

const loadPeople = vi.fn(() => null);
const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/',
    children: [
      { id: 'home', index: true },
      { id: 'people', path: 'people', loader: loadPeople },
      { id: 'person', path: 'people/:id' },
      { id: 'profile', path: 'profile' },
      { id: 'old', path: 'old', loader: () => redirect('/profile') },
    ],
  },
];

function setUp({
  at = '/',
  basename = '/',
  loadUrl = () => {},
}: { at?: string; basename?: string; loadUrl?: (url: string) => void } = {}): Navigation {
  const router = createMemoryRouter(routes, { initialEntries: [at], basename });
  return createRouterNavigation(router, { loadUrl });
}

async function arrive(navigation: Navigation, url: string): Promise<void> {
  await vi.waitFor(() => {
    expect(navigation.getState().url).toBe(url);
  });
}

describe('the place', () => {
  test.each([
    ['/', 'home'],
    ['/people', 'people'],
    ['/people/7', 'person'],
    ['/nowhere', null],
  ])('MENU-4 at %s the innermost route is %s', (at, routeId) => {
    expect(setUp({ at }).getState()).toMatchObject({ routeId, url: at });
  });

  test('MENU-4 it is followed, told with the one before, and not told any more when stopped', async () => {
    const navigation = setUp();
    const listener = vi.fn();
    const stop = navigation.subscribe(listener);
    navigation.go({ routeId: 'profile' });
    await arrive(navigation, '/profile');
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ routeId: 'profile' }),
      expect.objectContaining({ routeId: 'home' }),
    );
    expect(navigation.getInitialState().routeId).toBe('home');

    stop();
    navigation.go({ url: '/people/7' });
    await arrive(navigation, '/people/7');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('MENU-4 a redirect ends at its target', async () => {
    const navigation = setUp();
    navigation.go({ routeId: 'old' });
    await arrive(navigation, '/profile');
    expect(navigation.getState().routeId).toBe('profile');
  });

  test('B-07 the address to come is that of the page that loads, below the base', async () => {
    const navigation = setUp({ at: '/app/profile', basename: '/app' });
    expect(navigation.nextUrl()).toBe('/profile');
    navigation.go({ url: '/people?page=2#x' });
    expect(navigation.getState().url).toBe('/profile');
    expect(navigation.nextUrl()).toBe('/people?page=2#x');
    await arrive(navigation, '/people?page=2#x');
    expect(navigation.nextUrl()).toBe('/people?page=2#x');
  });

  test('MENU-1 below a base the addresses are the app’s own, the links the whole ones', async () => {
    const navigation = setUp({ at: '/app/people?page=2#x', basename: '/app/' });
    expect(navigation.getState()).toMatchObject({ routeId: 'people', url: '/people?page=2#x' });
    expect(navigation.hrefOf({ routeId: 'profile' })).toBe('/app/profile');
    expect(navigation.hrefOf({ url: navigation.getState().url })).toBe('/app/people?page=2#x');
    navigation.go({ url: '/people/7' });
    await arrive(navigation, '/people/7');
    expect(navigation.getState().routeId).toBe('person');
  });
});

describe('going', () => {
  test('CRUMB-2 going makes an entry to go back to, replacing does not', async () => {
    const navigation = setUp();
    navigation.go({ routeId: 'profile' }, { replace: true });
    await arrive(navigation, '/profile');
    expect(navigation.getState().canGoBack).toBe(false);

    navigation.go({ routeId: 'people' });
    await arrive(navigation, '/people');
    expect(navigation.getState().canGoBack).toBe(true);

    navigation.back();
    await arrive(navigation, '/profile');
    expect(navigation.getState().canGoBack).toBe(false);
  });

  test('CRUMB-2 going to where one is makes no entry', async () => {
    const navigation = setUp({ at: '/profile' });
    const listener = vi.fn();
    navigation.subscribe(listener);
    navigation.go({ url: '/profile' });
    await vi.waitFor(() => {
      expect(listener).toHaveBeenCalledOnce();
    });
    expect(navigation.getState().canGoBack).toBe(false);
  });

  test.each(['nowhere', 'person'])(
    'CRUMB-1 the route %s has no address, and the error says so',
    (routeId) => {
      const navigation = setUp();
      expect(navigation.hrefOf({ routeId })).toBeNull();
      expect(() => {
        navigation.go({ routeId });
      }).toThrow(new RegExp(`"${routeId}".*route table`));
    },
  );

  test('CRUMB-1 an unsafe URL has no address and is not gone to', () => {
    const loadUrl = vi.fn();
    const navigation = setUp({ loadUrl });
    const target = { url: 'javascript:alert(1)' };
    expect(navigation.hrefOf(target)).toBeNull();
    expect(() => {
      navigation.go(target);
    }).toThrow(expect.objectContaining({ name: 'ToolkitError', code: 'unsafe-url' }));
    expect(loadUrl).not.toHaveBeenCalled();
    expect(navigation.getState().url).toBe('/');
  });

  test('CRUMB-1 a URL of another origin is loaded by the browser', () => {
    const loadUrl = vi.fn();
    const navigation = setUp({ loadUrl });
    navigation.go({ url: 'https://else.example/x' });
    expect(loadUrl).toHaveBeenCalledExactlyOnceWith('https://else.example/x');
    expect(navigation.hrefOf({ url: 'https://else.example/x' })).toBe('https://else.example/x');
    expect(navigation.getState().url).toBe('/');
  });
});

describe('reloading', () => {
  test('MENU-7 it loads the data again and counts, and going elsewhere keeps the count', async () => {
    const navigation = setUp({ at: '/people' });
    await vi.waitFor(() => {
      expect(loadPeople).toHaveBeenCalled();
    });
    loadPeople.mockClear();
    navigation.reload();
    expect(navigation.getState()).toMatchObject({ url: '/people', reloads: 1 });
    await vi.waitFor(() => {
      expect(loadPeople).toHaveBeenCalledOnce();
    });
    navigation.go({ routeId: 'profile' });
    await arrive(navigation, '/profile');
    expect(navigation.getState().reloads).toBe(1);
  });

  test('MENU-4 MENU-7 the menu follows the router, and reloads what is current', async () => {
    const navigation = setUp();
    const menu = createMenuStore({
      items: [
        { key: 'home', title: 'Home', state: 'home' },
        { key: 'profile', title: 'Profile', state: 'profile' },
      ],
      navigation,
      storage: createMemoryStorage(),
    });
    menu.connect();
    expect(menu.getState().selectedId).toBe('home');
    menu.activate('profile');
    await arrive(navigation, '/profile');
    expect(menu.getState().selectedId).toBe('profile');
    menu.activate('profile');
    expect(navigation.getState().reloads).toBe(1);
  });
});

describe('blocking', () => {
  test('B-11 a blocked navigation waits for proceed', async () => {
    const navigation = setUp();
    const guard = vi.fn<(proceed: () => void) => void>();
    navigation.block(guard);
    navigation.go({ routeId: 'profile' });
    expect(guard).toHaveBeenCalledOnce();
    expect(navigation.getState().url).toBe('/');
    guard.mock.calls[0]![0]();
    await arrive(navigation, '/profile');
    expect(guard).toHaveBeenCalledOnce();
  });

  test('B-11 B-17 leaving kiosk mode leaves no page, so nobody is asked', async () => {
    const navigation = setUp({ at: '/people?page=2&kiosk' });
    const guard = vi.fn<(proceed: () => void) => void>();
    navigation.block(guard);
    navigation.go({ url: '/people?page=2' }, { replace: true });
    await arrive(navigation, '/people?page=2');
    expect(guard).not.toHaveBeenCalled();
    navigation.go({ url: '/people?page=3' });
    expect(guard).toHaveBeenCalledOnce();
  });

  test('B-11 who stays is asked again the next time', async () => {
    const navigation = setUp();
    const proceeds: (() => void)[] = [];
    navigation.block((proceed) => {
      proceeds.push(proceed);
    });
    navigation.go({ routeId: 'profile' });
    navigation.go({ routeId: 'people' });
    expect(proceeds).toHaveLength(2);
    proceeds[1]!();
    await arrive(navigation, '/people');
    proceeds[0]!();
    proceeds[1]!();
    expect(navigation.getState().url).toBe('/people');
    navigation.go({ routeId: 'profile' });
    expect(proceeds).toHaveLength(3);
  });

  test('B-11 one navigation is asked about once, whatever the router does meanwhile', async () => {
    const router = createMemoryRouter(routes);
    const navigation = createRouterNavigation(router);
    const guard = vi.fn();
    navigation.block(guard);
    navigation.go({ routeId: 'profile' });
    await router.revalidate();
    expect(guard).toHaveBeenCalledOnce();
  });

  test('B-11 what is held up goes on after data was loaded again, as saving does, and once', async () => {
    const router = createMemoryRouter(routes);
    const navigation = createRouterNavigation(router);
    const guard = vi.fn<(proceed: () => void) => void>();
    navigation.block(guard);
    navigation.go({ routeId: 'profile' });
    await router.revalidate();
    guard.mock.calls[0]![0]();
    await arrive(navigation, '/profile');
    expect(navigation.getState().canGoBack).toBe(true);
    guard.mock.calls[0]![0]();
    expect(guard).toHaveBeenCalledOnce();
    navigation.go({ routeId: 'people' });
    expect(guard).toHaveBeenCalledTimes(2);
    expect(navigation.getState().url).toBe('/profile');
  });

  test('B-11 of two that are held up the one that goes on is not diverted by the other', async () => {
    const navigation = setUp();
    const proceeds: (() => void)[] = [];
    navigation.block((proceed) => {
      proceeds.push(proceed);
    });
    navigation.go({ routeId: 'profile' });
    navigation.go({ routeId: 'people' });
    proceeds[1]!();
    proceeds[0]!();
    await arrive(navigation, '/people');
  });

  test('B-11 what goes on later takes its state along, and replaces if it was to replace', async () => {
    const router = createMemoryRouter(routes);
    const navigation = createRouterNavigation(router);
    const guard = vi.fn<(proceed: () => void) => void>();
    navigation.block(guard);
    void router.navigate('/profile', { replace: true, state: 'from here' });
    await router.revalidate();
    guard.mock.calls[0]![0]();
    await arrive(navigation, '/profile');
    expect(router.state.location.state).toBe('from here');
    expect(navigation.getState().canGoBack).toBe(false);
  });

  test('B-11 what is held up, or called off, is not to come', async () => {
    const navigation = setUp({ at: '/profile' });
    let proceed = (): void => {};
    const unblock = navigation.block((goOn) => {
      proceed = goOn;
    });
    navigation.go({ routeId: 'people' });
    expect(navigation.nextUrl()).toBe('/profile');
    proceed();
    expect(navigation.nextUrl()).toBe('/people');
    await arrive(navigation, '/people');

    unblock();
    navigation.go({ routeId: 'old' });
    expect(navigation.nextUrl()).toBe('/old');
    navigation.block(() => {});
    expect(navigation.nextUrl()).toBe('/people');
  });

  test('B-11 a guard may let pass at once', async () => {
    const navigation = setUp();
    navigation.block((proceed) => {
      proceed();
    });
    navigation.go({ routeId: 'profile' });
    await arrive(navigation, '/profile');
  });

  test('B-11 going back and reloading are asked about too', async () => {
    const navigation = setUp();
    navigation.go({ routeId: 'profile' });
    await arrive(navigation, '/profile');
    const proceeds: (() => void)[] = [];
    navigation.block((proceed) => {
      proceeds.push(proceed);
    });
    navigation.reload();
    expect(navigation.getState().reloads).toBe(0);
    proceeds[0]!();
    expect(navigation.getState().reloads).toBe(1);

    navigation.back();
    expect(proceeds).toHaveLength(2);
    expect(navigation.getState().url).toBe('/profile');
    proceeds[1]!();
    await arrive(navigation, '/');
    expect(navigation.getState().canGoBack).toBe(false);
  });

  test('B-11 saved, unblocked, then proceeded: the navigation goes on', async () => {
    const navigation = setUp();
    let proceed = (): void => {};
    const unblock = navigation.block((goOn) => {
      proceed = goOn;
    });
    navigation.go({ routeId: 'profile' });
    unblock();
    proceed();
    await arrive(navigation, '/profile');
    navigation.go({ routeId: 'home' });
    await arrive(navigation, '/');
  });

  test('B-11 the last guard is asked, then the one before it, then none', async () => {
    const navigation = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    const unblockFirst = navigation.block(first);
    const unblockSecond = navigation.block(second);
    navigation.go({ routeId: 'profile' });
    expect([first, second].map((guard) => guard.mock.calls.length)).toEqual([0, 1]);
    unblockSecond();
    unblockSecond();
    navigation.go({ routeId: 'profile' });
    expect([first, second].map((guard) => guard.mock.calls.length)).toEqual([1, 1]);
    unblockFirst();
    navigation.go({ routeId: 'profile' });
    await arrive(navigation, '/profile');
  });

  test('B-11 a link to a heading of the same page asks nobody', async () => {
    const navigation = setUp({ at: '/profile' });
    const guard = vi.fn();
    navigation.block(guard);
    navigation.go({ url: '#working-hours' });
    await arrive(navigation, '/profile#working-hours');
    expect(guard).not.toHaveBeenCalled();
  });

  test('B-11 another query of the same page is asked about', () => {
    const navigation = setUp({ at: '/profile' });
    const guard = vi.fn();
    navigation.block(guard);
    navigation.go({ url: '?tab=2' });
    expect(guard).toHaveBeenCalledOnce();
    expect(navigation.getState().url).toBe('/profile');
  });
});
