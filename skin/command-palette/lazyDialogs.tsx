import type { ReactElement } from 'react';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../core/index.js';
import type { CommandPaletteProps } from './CommandPalette.js';

function LostDialog({ cause }: LostPartProps): null {
  useLostPart(cause, useShortcuts().close);
  return null;
}

/** The command palette. Its code is loaded when it is first shown. */
export const CommandPalette: (props: CommandPaletteProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./CommandPalette.js')).CommandPalette,
  Lost: LostDialog,
});

/** The list of shortcuts. Its code is loaded when it is first shown. */
export const ShortcutList: (props: object) => ReactElement | null = lazyPart({
  load: async () => (await import('./ShortcutList.js')).ShortcutList,
  Lost: LostDialog,
});
