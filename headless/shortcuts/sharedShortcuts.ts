import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ShortcutsStore } from './shortcuts.types.js';

/** The app's shortcuts, for hooks and for `createShell`. */
export const sharedShortcuts: SharedStore<ShortcutsStore> =
  createSharedStore<ShortcutsStore>('shortcuts');
