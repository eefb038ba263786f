import type { ReactNode } from 'react';
import { render, type RenderResult } from 'vitest-browser-react';
import { createBreadcrumbsStore } from '../../../headless/breadcrumbs/index.js';
import { createAnnouncerStore, type AnnouncerStore } from '../../../headless/core/index.js';
import { createKioskStore } from '../../../headless/kiosk/index.js';
import { createMenuStore, type MenuItem, type MenuShortcut } from '../../../headless/menu/index.js';
import {
  createNotificationsStore,
  type NotificationsStore,
} from '../../../headless/notifications/index.js';
import type { StorageKey } from '../../../headless/platform/index.js';
import { ShellProvider, type Frame } from '../../../headless/shell/index.js';
import { createSidebarStore } from '../../../headless/sidebar/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  createMemoryStorage,
  type FakeClock,
  type FakeNavigation,
  type MemoryStorage,
} from '../../../headless/testing/index.js';

export interface ShellOptions {
  items?: readonly MenuItem[];
  shortcuts?: readonly MenuShortcut[];
  /** Where the app is. Default `/`. */
  url?: string;
  /** What storage holds at the start. */
  stored?: Partial<Record<StorageKey, string>>;
}

export interface TestShell extends Frame {
  readonly announcer: AnnouncerStore;
  readonly notifications: NotificationsStore;
  readonly navigation: FakeNavigation;
  readonly storage: MemoryStorage;
  readonly clock: FakeClock;
}

/** The stores that the skin reads, on a memory storage, a clock that stands still, and no address bar. */
export function createTestShell(options: ShellOptions = {}): TestShell {
  const { items = [], shortcuts, url, stored } = options;
  const storage = createMemoryStorage(stored);
  const clock = createFakeClock();
  const navigation = createFakeNavigation({ url });
  const announcer = createAnnouncerStore();
  const sidebar = createSidebarStore({ storage });
  const stores = {
    announcer,
    sidebar,
    menu: createMenuStore({
      items,
      shortcuts,
      storage,
      navigation,
      onSelect: sidebar.hideOnMobile,
    }),
    breadcrumbs: createBreadcrumbsStore(),
    kiosk: createKioskStore({ navigation, storage }),
    notifications: createNotificationsStore({ clock, announce: announcer.announce }),
  };
  const connect = (): (() => void) => {
    const disconnects = Object.values(stores).map((store) => store.connect());
    return () => {
      for (const disconnect of disconnects.reverse()) disconnect();
    };
  };
  return { storage, clock, navigation, ...stores, connect };
}

/** Renders below a ShellProvider, which connects the stores. */
export async function renderInShell(
  content: ReactNode,
  options?: ShellOptions,
): Promise<RenderResult & { shell: TestShell }> {
  const shell = createTestShell(options);
  const screen = await render(<ShellProvider shell={shell}>{content}</ShellProvider>);
  return { ...screen, shell };
}
