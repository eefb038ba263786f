import type { ReactElement } from 'react';
import { useShortcutDialogs } from '../../headless/shortcuts/index.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import { CommandPalette, ShortcutList } from './lazyDialogs.js';

/**
 * The command palette (Ctrl+K, Cmd+K) and the list of shortcuts (`?`), with their shortcuts
 * (behavior B-16). Their code is loaded when they are first opened. The store is that of
 * `sharedShortcuts.context`, since a shell has none; the `icon` of a command is a React node.
 */
export function ShortcutDialogs({ commands }: CommandPaletteProps): ReactElement {
  const { dialog } = useShortcutDialogs();
  return (
    <>
      {dialog === 'palette' && <CommandPalette commands={commands} />}
      {dialog === 'list' && <ShortcutList />}
    </>
  );
}
