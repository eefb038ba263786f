import type { FormatText } from '../core/index.js';
import { chordNames, type Chord } from '../shortcuts/index.js';
import { ariaKeys, HOTKEYS, isChord, type HotkeyPress } from './hotkeys.rules.js';
import type { RichTextTool } from './tools.js';

function chordsOf(tool: RichTextTool): readonly Chord[] {
  return HOTKEYS[tool] ?? [];
}

/** The tool whose keys were pressed, else `null`. Not for Tab: it runs a tool only in lists. */
export function toolOf(press: HotkeyPress, isApple: boolean): RichTextTool | null {
  const tools = Object.keys(HOTKEYS) as RichTextTool[];
  const isOf = (tool: RichTextTool): boolean =>
    chordsOf(tool).some((chord) => chord.mod && isChord(chord, press, isApple));
  return tools.find(isOf) ?? null;
}

/** The names of a tool's keys: `['Ctrl', 'B']`; empty if it has none. */
export function toolKeyNames(
  tool: RichTextTool,
  options: { formatText: FormatText; isApple: boolean },
): readonly string[] {
  const [chord] = chordsOf(tool);
  return chord === undefined ? [] : chordNames(chord, options);
}

/** The `aria-keyshortcuts` of a tool. Without Tab, which runs a tool only in lists. */
export function toolAriaKeys(tool: RichTextTool, isApple: boolean): string | undefined {
  const chords = chordsOf(tool).filter(({ mod }) => mod);
  return chords.map((chord) => ariaKeys(chord, isApple)).join(' ') || undefined;
}
