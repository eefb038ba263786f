import type { FormatText } from '../core/index.js';
import { keyNames, parseKeys, type Chord } from '../shortcuts/index.js';
import { ariaKeys, HOTKEYS, isChord, type PressedKey } from './hotkeys.rules.js';
import type { RichTextTool } from './tools.js';

const CHORDS: readonly (readonly [RichTextTool, Chord])[] = Object.entries(HOTKEYS).flatMap(
  ([tool, all]) =>
    all.flatMap((keys) =>
      parseKeys(asShortcut(keys)).map((chord) => [tool as RichTextTool, chord] as const),
    ),
);

function asShortcut(keys: string): { id: string; label: string; keys: string; run: () => void } {
  return { id: keys, label: keys, keys, run: () => {} };
}

/** The tool whose keys these are. Tab is not among them: it is a tool's only in a list. */
export function toolOf(press: PressedKey, isApple: boolean): RichTextTool | null {
  const found = CHORDS.find(([, chord]) => chord.mod && isChord(chord, press, isApple));
  return found?.[0] ?? null;
}

/** What stands on a tool's keys: `['Ctrl', 'B']`; empty where it has none. */
export function toolKeyNames(
  tool: RichTextTool,
  options: { formatText: FormatText; isApple: boolean },
): readonly string[] {
  const [keys = ''] = HOTKEYS[tool] ?? [];
  return keyNames(asShortcut(keys), options)?.[0] ?? [];
}

/** `aria-keyshortcuts` of a tool. Not Tab, which is no shortcut of the page. */
export function toolAriaKeys(tool: RichTextTool, isApple: boolean): string | undefined {
  const keys = CHORDS.filter(([each, chord]) => each === tool && chord.mod);
  return keys.map(([, chord]) => ariaKeys(chord, isApple)).join(' ') || undefined;
}
