export type { CommandPaletteProps } from './CommandPalette.js';
export { PaletteButton, type PaletteButtonProps } from './PaletteButton.js';
export { ShortcutDialogs } from './ShortcutDialogs.js';
