import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ThemeStore } from './theme.store.js';

/** The app's theme, which `ShellProvider` provides to the hooks. */
export const sharedTheme: SharedStore<ThemeStore> = createSharedStore<ThemeStore>('theme');
