import { useFormatText, useStoreState, type TextDescriptor } from '../core/index.js';
import { keyNames } from './keyNames.rules.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import { PALETTE_ID, PALETTE_TITLE, SHORTCUTS_TITLE } from './shortcuts.texts.js';
import type { ShortcutsActions, ShortcutsStore } from './shortcuts.types.js';

const SWITCH: TextDescriptor = {
  id: 'gnap.shortcuts.switch',
  defaultMessage: 'Use shortcuts without Ctrl or Alt',
};

/** The options of `useShortcuts`; below `sharedShortcuts.context` none is required. */
export interface UseShortcutsOptions {
  /** Default: the store of `sharedShortcuts.context`; the shell has none. */
  store?: ShortcutsStore | undefined;
}

/** A shortcut with its texts formatted, ready to list. */
export interface ShortcutEntry {
  readonly id: string;
  readonly label: string;
  /** The labels of the keys, one list per press in order. */
  readonly keys: readonly (readonly string[])[];
}

/** The list of shortcuts, its switch, and the label of a button that opens the palette. */
export interface UseShortcutsResult extends Pick<
  ShortcutsActions,
  'setEnabled' | 'open' | 'close'
> {
  /** The shortcuts with keys, in the order of registration. */
  entries: readonly ShortcutEntry[];
  isEnabled: boolean;
  /** The label of a button that opens the command palette. */
  paletteLabel: string;
  /** The labels of the palette's keys; `null` unless `useShortcutDialogs` is mounted. */
  paletteKeys: ShortcutEntry['keys'] | null;
  /** The name of the list. */
  title: string;
  /** The label of the switch for `isEnabled` (WCAG 2.1.4), a checkbox or a `useToggle`. */
  switchLabel: string;
}

/**
 * The registered keyboard shortcuts, and the switch for them (behavior B-16; WCAG 2.1.4).
 * Throws a ToolkitError if there is no store.
 */
export function useShortcuts({ store }: UseShortcutsOptions = {}): UseShortcutsResult {
  const shortcuts = sharedShortcuts.useStore('useShortcuts', store);
  const format = useFormatText();
  const registered = useStoreState(shortcuts, (state) => state.shortcuts);
  const isEnabled = useStoreState(shortcuts, (state) => state.isEnabled);
  const isApple = useStoreState(shortcuts, (state) => state.isApple);
  const { setEnabled, open, close } = shortcuts;
  const entries = registered.flatMap((shortcut) => {
    const keys = keyNames(shortcut, { formatText: format, isApple });
    return keys === null ? [] : [{ id: shortcut.id, label: format(shortcut.label), keys }];
  });
  return {
    entries,
    isEnabled,
    paletteLabel: format(PALETTE_TITLE),
    paletteKeys: entries.find(({ id }) => id === PALETTE_ID)?.keys ?? null,
    title: format(SHORTCUTS_TITLE),
    switchLabel: format(SWITCH),
    setEnabled,
    open,
    close,
  };
}
