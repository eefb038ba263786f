import type { TextDescriptor } from '../core/vanilla.js';

/** The shortcut that opens the command palette. */
export const PALETTE_ID = 'command-palette';

/** The name of the command palette, and of the shortcut that opens it. */
export const PALETTE_TITLE: TextDescriptor = {
  id: 'gnap.command-palette.title',
  defaultMessage: 'Search pages and actions',
};

/** The name of the list of shortcuts, and of the shortcut that opens it. */
export const SHORTCUTS_TITLE: TextDescriptor = {
  id: 'gnap.shortcuts.title',
  defaultMessage: 'Keyboard shortcuts',
};
