import {
  createMenuStore,
  type MenuStore,
  type MenuStoreOptions,
} from '../../../headless/menu/index.js';
import {
  createFakeNavigation,
  createMemoryStorage,
  type FakeNavigation,
  type MemoryStorage,
} from '../../../headless/testing/vanilla.js';
import { sampleItems } from './sampleMenu.js';

export interface Setting {
  menu: MenuStore;
  navigation: FakeNavigation;
  storage: MemoryStorage;
}

export interface SettingOptions extends Partial<Omit<MenuStoreOptions, 'navigation'>> {
  /** The selection that the storage holds. */
  stored?: string;
  /** Where the navigation stands at first. */
  url?: string;
  navigation?: FakeNavigation;
}

/** A connected menu at a route that it does not know. */
export function setUp({
  stored,
  url = '/elsewhere',
  navigation = createFakeNavigation({ url }),
  items = sampleItems,
  ...options
}: SettingOptions = {}): Setting {
  const storage = createMemoryStorage(stored === undefined ? {} : { 'menu-selection': stored });
  const menu = createMenuStore({ items, navigation, storage, ...options });
  menu.connect();
  return { menu, navigation, storage };
}

/** The ids of the open submenus, wherever they are. */
export function openIn(menu: MenuStore): string[] {
  return [...menu.getState().open.values()].flat().sort();
}
