import type { LineStyle } from '../document/documentBuilder.js';
import { readStyles, type Styles } from './styles.rules.js';

/** Whether an element is the number or the bullet that Word writes as text before an item. */
export function isWordMarker(styles: Styles): boolean {
  return styles.get('mso-list') === 'ignore';
}

function markerOf(element: Element): string {
  const marker = [...element.querySelectorAll('span')].find((span) =>
    isWordMarker(readStyles(span)),
  );
  return marker?.textContent.trim() ?? '';
}

/** `1.`, `a)`, `(iv)`, `2.1`; not `o`, which is a bullet in Courier. */
function isNumber(marker: string): boolean {
  return /^\W?(\p{N}|\p{L}+[^\p{L}\p{N}\s])/u.test(marker);
}

/**
 * The list item that a paragraph of Word stands for: `mso-list:l0 level2 lfo1` gives its depth,
 * counted from 1, and its marker whether it is numbered. `null` for other paragraphs.
 */
export function wordItem(element: Element, styles: Styles): LineStyle | null {
  const [, level] = /^l\d+ level(\d+)/.exec(styles.get('mso-list') ?? '') ?? [];
  if (level === undefined) return null;
  const isOrdered = isNumber(markerOf(element));
  return { type: 'item', level: Math.max(Number(level) - 1, 0), isOrdered };
}
