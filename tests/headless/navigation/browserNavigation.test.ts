import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserNavigation } from '../../../headless/platform/index.js';

test('MENU-1 a route id is a path from the root', () => {
  const { hrefOf } = createBrowserNavigation();
  expect(hrefOf({ routeId: 'people' })).toBe('/people');
  expect(hrefOf({ routeId: '/people/1' })).toBe('/people/1');
  expect(hrefOf({ routeId: '' })).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\t/evil.example',
  '/\n/evil.example',
])('MENU-1 the route id %j of a menu that comes as data stays within the app', (routeId) => {
  const href = createBrowserNavigation().hrefOf({ routeId });
  expect(new URL(href!, 'https://app.example').origin).toBe('https://app.example');
});

describe('in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** A page at an address, as far as navigation goes. */
  function openPage(address: string, entries = 1) {
    const place = (url: string) => {
      const { pathname, search, hash } = new URL(url, 'https://app.example');
      return { pathname, search, hash };
    };
    const location = {
      ...place(address),
      assign: vi.fn(),
      replace: vi.fn(),
      reload: vi.fn(),
    };
    const history = { length: entries, back: vi.fn() };
    const page = Object.assign(new EventTarget(), { location, history });
    vi.stubGlobal('window', page);
    return {
      location,
      history,
      /** As by Back or Forward. */
      show: (url: string) => {
        Object.assign(location, place(url));
        page.dispatchEvent(new Event('popstate'));
      },
      /** Whether the browser asks before the page is left. */
      asksBeforeLeaving: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    };
  }

  test.each([
    ['/people/', 1, 'people', '/people/', false],
    ['/people/7?tab=1#top', 2, 'people/7', '/people/7?tab=1#top', true],
    ['/', 1, '', '/', false],
  ])('CRUMB-2 MENU-1 at %s with %i entries', (address, entries, routeId, url, canGoBack) => {
    openPage(address, entries);
    const navigation = createBrowserNavigation();
    expect(navigation.getState()).toEqual({ routeId, url, reloads: 0, canGoBack });
    expect(navigation.nextUrl()).toBe(url);
  });

  test('MENU-4 Back and Forward are told with the place before, to all who still listen', () => {
    const { show } = openPage('/home');
    const navigation = createBrowserNavigation();
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = navigation.subscribe(first);
    const stopSecond = navigation.subscribe(second);
    show('/people?page=2');
    expect(navigation.getState()).toMatchObject({ routeId: 'people', url: '/people?page=2' });
    for (const listener of [first, second]) {
      expect(listener).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ url: '/people?page=2' }),
        expect.objectContaining({ url: '/home' }),
      );
    }
    stopFirst();
    show('/home');
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledTimes(2);
    stopSecond();
    show('/people');
    expect(second).toHaveBeenCalledTimes(2);
    // Nobody listens to the browser any more either.
    expect(navigation.getState().url).toBe('/home');
  });

  test('CRUMB-1 MENU-7 going, replacing, reloading and going back are the browser’s', () => {
    const { location, history } = openPage('/home');
    const navigation = createBrowserNavigation();
    navigation.go({ url: '/people?page=2' });
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/people?page=2');
    expect(location.replace).not.toHaveBeenCalled();
    navigation.go({ routeId: 'people' }, { replace: true });
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/people');
    expect(location.assign).toHaveBeenCalledOnce();
    navigation.reload();
    expect(location.reload).toHaveBeenCalledOnce();
    navigation.back();
    expect(history.back).toHaveBeenCalledOnce();
  });

  test('who blocks has the browser ask before the page is left, until that is over', () => {
    const { asksBeforeLeaving } = openPage('/people/new');
    const stop = createBrowserNavigation().block(() => {});
    expect(asksBeforeLeaving()).toBe(true);
    stop();
    expect(asksBeforeLeaving()).toBe(false);
  });
});
