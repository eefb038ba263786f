import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ShortcutsStore } from './shortcuts.types.js';

/** The app's shortcuts: provided by its `context`, for no shell has them. */
export const sharedShortcuts: SharedStore<ShortcutsStore> =
  createSharedStore<ShortcutsStore>('shortcuts');
