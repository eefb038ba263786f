import type { ReactElement } from 'react';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import { lazyPopup } from '../core/index.js';
import type { CommandPaletteProps } from './CommandPalette.js';

const useClose = (): (() => void) => useShortcuts().close;

/** The command palette. Its code is loaded when it is first shown. */
export const CommandPalette: (props: CommandPaletteProps) => ReactElement | null = lazyPopup({
  load: async () => (await import('./CommandPalette.js')).CommandPalette,
  useClose,
});

/** The list of shortcuts. Its code is loaded when it is first shown. */
export const ShortcutList: (props: object) => ReactElement | null = lazyPopup({
  load: async () => (await import('./ShortcutList.js')).ShortcutList,
  useClose,
});
