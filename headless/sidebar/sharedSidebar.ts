import { createSharedStore, type SharedStore } from '../core/index.js';
import type { SidebarStore } from './sidebar.store.js';

/** The app's sidebar, which `ShellProvider` provides to the hooks. */
export const sharedSidebar: SharedStore<SidebarStore> = createSharedStore<SidebarStore>('sidebar');
