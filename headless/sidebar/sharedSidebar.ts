import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SidebarStore } from './sidebar.store.js';

/** The app's sidebar, for hooks and for `createShell`. */
export const sharedSidebar: SharedStore<SidebarStore> = createSharedStore<SidebarStore>('sidebar');
