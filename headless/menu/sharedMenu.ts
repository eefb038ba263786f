import { createSharedStore, type SharedStore } from '../core/index.js';
import type { MenuStore } from './menu.store.js';

/** The app's menu, for hooks and for `createShell`. */
export const sharedMenu: SharedStore<MenuStore> = createSharedStore<MenuStore>('menu');
