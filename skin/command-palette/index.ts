export type { CommandPaletteProps } from './CommandPalette.js';
export { ShortcutDialogs } from './ShortcutDialogs.js';
