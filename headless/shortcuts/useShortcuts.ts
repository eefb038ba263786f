import type { ChangeEventHandler } from 'react';
import {
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import { keyNames } from './keyNames.rules.js';
import { sharedShortcuts } from './sharedShortcuts.js';
import { PALETTE_ID, PALETTE_TITLE, SHORTCUTS_TITLE } from './shortcuts.texts.js';
import type { ShortcutsActions, ShortcutsStore } from './shortcuts.types.js';

const SWITCH: TextDescriptor = {
  id: 'gnap.shortcuts.switch',
  defaultMessage: 'Use shortcuts without Ctrl or Alt',
};

/** What `useShortcuts` takes: the store, where none is provided. */
export interface UseShortcutsOptions {
  /** Default: what `sharedShortcuts.context` provides; a shell has none. */
  store?: ShortcutsStore | undefined;
}

/** A shortcut as a list shows it. */
export interface ShortcutEntry {
  readonly id: string;
  readonly label: string;
  /** What stands on the keys: one list per press, one after the other. */
  readonly keys: readonly (readonly string[])[];
}

/** For the checkbox that switches shortcuts without Ctrl or Alt on and off (WCAG 2.1.4). */
export interface ShortcutsSwitchProps {
  type: 'checkbox';
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * What the list of shortcuts shows, with its switch, and what a button says that opens the palette.
 */
export interface UseShortcutsResult extends Pick<
  ShortcutsActions,
  'setEnabled' | 'show' | 'close'
> {
  /** Those with keys, in the order in which they were registered. */
  entries: readonly ShortcutEntry[];
  isEnabled: boolean;
  /** What a button says that opens the command palette. */
  paletteLabel: string;
  /** Its keys, as those of an entry; `null` where no palette is mounted. */
  paletteKeys: ShortcutEntry['keys'] | null;
  /** Names the list. */
  title: string;
  /** Names the switch. */
  switchLabel: string;
  getSwitchProps: PropGetter<ShortcutsSwitchProps>;
}

/**
 * The keyboard shortcuts that there are now, and the switch for them (behaviour B-16; WCAG 2.1.4).
 * Throws a ToolkitError where there is no store.
 */
export function useShortcuts({ store }: UseShortcutsOptions = {}): UseShortcutsResult {
  const shortcuts = sharedShortcuts.use('useShortcuts', store);
  const formatText = useFormatText();
  const all = useStoreState(shortcuts, (state) => state.shortcuts);
  const isEnabled = useStoreState(shortcuts, (state) => state.isEnabled);
  const isApple = useStoreState(shortcuts, (state) => state.isApple);
  const { setEnabled, show, close } = shortcuts;
  const entries = all.flatMap((shortcut) => {
    const keys = keyNames(shortcut, { formatText, isApple });
    return keys === null ? [] : [{ id: shortcut.id, label: formatText(shortcut.label), keys }];
  });
  return {
    entries,
    isEnabled,
    paletteLabel: formatText(PALETTE_TITLE),
    paletteKeys: entries.find(({ id }) => id === PALETTE_ID)?.keys ?? null,
    title: formatText(SHORTCUTS_TITLE),
    switchLabel: formatText(SWITCH),
    setEnabled,
    show,
    close,
    getSwitchProps: propGetter<ShortcutsSwitchProps>({
      type: 'checkbox',
      checked: isEnabled,
      onChange: (event) => {
        setEnabled(event.currentTarget.checked);
      },
    }),
  };
}
