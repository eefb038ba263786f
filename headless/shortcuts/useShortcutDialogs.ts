import { useEffect } from 'react';
import { useStoreState } from '../core/index.js';
import { sharedNavigation } from '../navigation/index.js';
import type { Navigation } from '../platform/index.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import { PALETTE_ID, PALETTE_TITLE, SHORTCUTS_TITLE } from './shortcuts.texts.js';
import type { ShortcutDialog, ShortcutsActions } from './shortcuts.types.js';
import { useShortcut, type UseShortcutOptions } from './useShortcut.js';

/** What `useShortcutDialogs` takes; all of it can be left out. */
export interface UseShortcutDialogsOptions extends UseShortcutOptions {
  /** Default: the shell's, if there is one. */
  navigation?: Navigation | undefined;
}

/** Which dialog is to be rendered, and how to open and close them. */
export interface UseShortcutDialogsResult extends Pick<ShortcutsActions, 'show' | 'close'> {
  /** Which of the two is open. */
  shown: ShortcutDialog | null;
}

/**
 * The two dialogs and their own shortcuts: Ctrl+K or Cmd+K opens and closes the command palette, `?`
 * lists the shortcuts (behaviour B-16). Both close when the address changes, as by Back.
 * Throws a ToolkitError where there is no store.
 */
export function useShortcutDialogs({
  store,
  ...options
}: UseShortcutDialogsOptions = {}): UseShortcutDialogsResult {
  const shortcuts = sharedShortcuts.use('useShortcutDialogs', store);
  const shown = useStoreState(shortcuts, (state) => state.shown);
  const { show, close } = shortcuts;
  const navigation = sharedNavigation.useOptional(options.navigation);
  // The heading of the page that is come to takes the focus, which an open dialog would keep.
  useEffect(() => navigation?.subscribe(close), [navigation, close]);
  useShortcut(
    {
      id: PALETTE_ID,
      keys: 'mod+k',
      label: PALETTE_TITLE,
      // In its own dialog it closes it again; into another one it does not come.
      scope: shown === 'palette' ? 'everywhere' : 'page',
      whileTyping: true,
      isCommand: false,
      run: () => {
        if (shown === 'palette') close();
        else show('palette');
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
        show('list');
      },
    },
    { store },
  );
  return { shown, show, close };
}
