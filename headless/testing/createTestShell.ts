import type { MenuItem, MenuShortcut } from '../menu/index.js';
import type { ColorSchemeAdapter, StorageKey } from '../platform/index.js';
import {
  createFrame,
  createShell,
  type Frame,
  type Shell,
  type ShellOptions,
} from '../shell/index.js';
import { createFakeClock, type FakeClock } from './fakeClock.js';
import { createFakeFetch, type FakeAnswer, type FakeFetch } from './fakeFetch.js';
import {
  createFakeNavigation,
  type FakeNavigation,
  type FakeNavigationOptions,
} from './fakeNavigation.js';
import { createMemoryLocks } from './memoryLocks.js';
import { createMemoryStorage, type MemoryStorage } from './memoryStorage.js';

/** The options of `createShell` without `storage` and `clock`, of `createFakeNavigation`, and these. */
export interface TestShellOptions
  extends Partial<Omit<ShellOptions, 'storage' | 'clock'>>, FakeNavigationOptions {
  /** The server's answers, by address below `baseUrl`, without its query: `{ 'api/people': [] }`. */
  files?: Readonly<Record<string, FakeAnswer>> | undefined;
  /** What storage holds at the start: `{ token }`. */
  stored?: Partial<Record<StorageKey, string>> | undefined;
  /** Default: an empty menu. */
  items?: readonly MenuItem[] | undefined;
  shortcuts?: readonly MenuShortcut[] | undefined;
}

/** A shell and a frame in one, with the fakes that they run on. */
export interface TestShell extends Shell, Frame {
  readonly navigation: FakeNavigation;
  readonly storage: MemoryStorage;
  readonly clock: FakeClock;
  /** Every request made, oldest first. */
  readonly requests: FakeFetch['requests'];
}

const LIGHT: ColorSchemeAdapter = {
  preferred: () => 'light',
  subscribe: () => () => {},
  apply: () => {},
};

/**
 * Makes an app's whole shell for a test, wired as `createShell` and `createFrame` wire it, on
 * memory storage, a clock that stands still, a fake navigation, and a server that answers from a
 * table. It needs no browser. The language switches in place, since there is no page to reload; the
 * default `baseUrl` is `https://app.test/`.
 */
export function createTestShell(options: TestShellOptions = {}): TestShell {
  const { baseUrl = 'https://app.test/', buildId = 'test', items = [], shortcuts } = options;
  const storage = createMemoryStorage(options.stored);
  const clock = createFakeClock();
  const navigation = createFakeNavigation({ routes: options.routes, url: options.url });
  const { fetch, requests } = createFakeFetch(baseUrl, options.files);
  // A script that never arrives would log a warning: none is requested unless the test loads it.
  const locales = options.localeData?.loadScript === undefined ? [] : undefined;
  const shell = createShell({
    ...options,
    baseUrl,
    buildId,
    storage,
    clock,
    language: { mode: 'live', languages: () => [], ...options.language },
    localeData: { locales, loadScript: () => () => {}, ...options.localeData },
    session: { locks: createMemoryLocks(), ...options.session },
    http: { fetch, ...options.http },
    theme: { colorScheme: LIGHT, ...options.theme },
  });
  const tabStorage = createMemoryStorage();
  const { leaveGuard } = shell;
  const frame = createFrame({ navigation, items, shortcuts, leaveGuard, storage, tabStorage });
  return {
    ...shell,
    ...frame,
    navigation,
    storage,
    clock,
    requests,
    connect: () => {
      const disconnectShell = shell.connect();
      const disconnectFrame = frame.connect();
      return () => {
        disconnectFrame();
        disconnectShell();
      };
    },
  };
}
