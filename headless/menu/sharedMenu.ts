import { createSharedStore, type SharedStore } from '../core/index.js';
import type { MenuStore } from './menu.store.js';

/** The app's menu, which `ShellProvider` provides to the hooks. */
export const sharedMenu: SharedStore<MenuStore> = createSharedStore<MenuStore>('menu');
