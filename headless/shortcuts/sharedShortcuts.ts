import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ShortcutsStore } from './shortcuts.types.js';

/** The app's shortcuts. No shell provides them: use `sharedShortcuts.context`. */
export const sharedShortcuts: SharedStore<ShortcutsStore> =
  createSharedStore<ShortcutsStore>('shortcuts');
