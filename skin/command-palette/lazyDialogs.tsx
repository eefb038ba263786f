import type { ReactElement } from 'react';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../core/index.js';
import type { CommandPaletteProps } from './CommandPalette.js';

function LostDialog({ cause }: LostPartProps): null {
  useLostPart(cause, useShortcuts().hide);
  return null;
}

export const CommandPalette: (props: CommandPaletteProps) => ReactElement | null = lazyPart({
  load: async () => (await import('./CommandPalette.js')).CommandPalette,
  Lost: LostDialog,
});

export const ShortcutList: (props: object) => ReactElement | null = lazyPart({
  load: async () => (await import('./ShortcutList.js')).ShortcutList,
  Lost: LostDialog,
});
