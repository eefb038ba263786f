export {
  createCommandPaletteStore,
  type CommandPaletteActions,
  type CommandPaletteState,
  type CommandPaletteStore,
} from './commandPalette.store.js';
export type {
  CommandInputProps,
  CommandListProps,
  CommandOption,
  CommandOptionProps,
  UseCommandPaletteOptions,
  UseCommandPaletteResult,
} from './useCommandPalette.types.js';
export { chordNames } from './chordNames.rules.js';
export { isApple } from './isApple.js';
export { parseKeys, type Chord, type KeyPress } from './keys.rules.js';
export { menuCommands } from './menuCommands.rules.js';
export type { PageKeys } from './pageKeys.js';
export { sharedShortcuts } from './sharedShortcuts.js';
export { createShortcutsStore, type ShortcutsStoreOptions } from './shortcuts.store.js';
export type {
  Command,
  Shortcut,
  ShortcutDialog,
  ShortcutsActions,
  ShortcutsState,
  ShortcutsStore,
} from './shortcuts.types.js';
export { useCommandPalette } from './useCommandPalette.js';
export { useShortcut, type UseShortcutOptions } from './useShortcut.js';
export {
  useShortcutDialogs,
  type UseShortcutDialogsOptions,
  type UseShortcutDialogsResult,
} from './useShortcutDialogs.js';
export {
  useShortcuts,
  type ShortcutEntry,
  type UseShortcutsOptions,
  type UseShortcutsResult,
} from './useShortcuts.js';
