import { foldText } from '../text-search/vanilla.js';

/** Whether a key (`KeyboardEvent.key`) types a character; Space does not count, as it chooses. */
export function isPrintable(key: string): boolean {
  return [...key].length === 1 && key !== ' ';
}

/**
 * The index of the next item whose label starts with the character, searching on from the focused
 * item and wrapping; `null` if there is none (APG menu pattern, "Any key that corresponds to a
 * printable character"). Case, accents and kinds of apostrophe are ignored.
 */
export function typeAheadIndex(
  character: string,
  labels: readonly string[],
  activeIndex: number,
): number | null {
  const sought = foldText(character);
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (activeIndex + step) % labels.length;
    if (sought && foldText(labels[index] ?? '').startsWith(sought)) return index;
  }
  return null;
}
