import { foldText } from '../core/vanilla.js';

/** Whether a key types a character, rather than doing something. */
export function isPrintable(key: string): boolean {
  return [...key].length === 1 && key !== ' ';
}

/**
 * The next item, after the focused one and round to it, whose label starts with the character;
 * `null` for none (APG menu pattern, "Any key that corresponds to a printable character"). Case and
 * accents do not count.
 */
export function typeAheadIndex(
  character: string,
  labels: readonly string[],
  activeIndex: number,
): number | null {
  const sought = foldText(character);
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (activeIndex + step) % labels.length;
    if (foldText(labels[index] ?? '').startsWith(sought)) return index;
  }
  return null;
}
