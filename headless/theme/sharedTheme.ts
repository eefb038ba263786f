import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ThemeStore } from './theme.store.js';

/** The app's theme, for hooks and for `createShell`. */
export const sharedTheme: SharedStore<ThemeStore> = createSharedStore<ThemeStore>('theme');
