import type { TextDescriptor } from '../core/vanilla.js';

/** The shortcut that opens the command palette. */
export const PALETTE_ID = 'command-palette';

/** Names the command palette, and what opens it. */
export const PALETTE_TITLE: TextDescriptor = {
  id: 'gnap.command-palette.title',
  defaultMessage: 'Search pages and actions',
};

/** Names the list of shortcuts, and what opens it. */
export const SHORTCUTS_TITLE: TextDescriptor = {
  id: 'gnap.shortcuts.title',
  defaultMessage: 'Keyboard shortcuts',
};
