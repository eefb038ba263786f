import { useEffect } from 'react';
import { useStoreState } from '../core/index.js';
import { sharedNavigation } from '../navigation/index.js';
import type { Navigation } from '../platform/index.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import { PALETTE_ID, PALETTE_TITLE, SHORTCUTS_TITLE } from './shortcuts.texts.js';
import type { ShortcutDialog, ShortcutsActions } from './shortcuts.types.js';
import { useShortcut, type UseShortcutOptions } from './useShortcut.js';

/** The options of `useShortcutDialogs`; below `sharedShortcuts.context` none is required. */
export interface UseShortcutDialogsOptions extends UseShortcutOptions {
  /** Default: the shell's, if there is one. */
  navigation?: Navigation | undefined;
}

/** Which dialog to render, and the actions that open and close the two. */
export interface UseShortcutDialogsResult extends Pick<ShortcutsActions, 'open' | 'close'> {
  /** The dialog that is open; `null` for none. */
  dialog: ShortcutDialog | null;
}

/**
 * The two dialogs and their own shortcuts: Ctrl+K or Cmd+K opens and closes the command palette, `?`
 * opens the list of shortcuts (behavior B-16). Both close when the address changes, as by Back.
 * Throws a ToolkitError if there is no store.
 */
export function useShortcutDialogs({
  store,
  ...options
}: UseShortcutDialogsOptions = {}): UseShortcutDialogsResult {
  const shortcuts = sharedShortcuts.useStore('useShortcutDialogs', store);
  const dialog = useStoreState(shortcuts, (state) => state.dialog);
  const { open, close } = shortcuts;
  const navigation = sharedNavigation.useOptional(options.navigation);
  // The heading of the new page takes the focus, which an open modal would keep from it.
  useEffect(() => navigation?.subscribe(close), [navigation, close]);
  useShortcut(
    {
      id: PALETTE_ID,
      keys: 'mod+k',
      label: PALETTE_TITLE,
      // `everywhere` only to close the palette: it must not open over another modal.
      scope: dialog === 'palette' ? 'everywhere' : 'page',
      whileTyping: true,
      isCommand: false,
      run: () => {
        if (dialog === 'palette') close();
        else open('palette');
      },
    },
    { store },
  );
  useShortcut(
    {
      id: 'shortcut-list',
      keys: '?',
      label: SHORTCUTS_TITLE,
      run: () => {
        open('list');
      },
    },
    { store },
  );
  return { dialog, open, close };
}
