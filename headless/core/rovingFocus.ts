/** How arrow keys move in a group with one tab stop. */
export interface RovingOptions {
  orientation: 'vertical' | 'horizontal' | 'both';
  /** The writing direction when the key is pressed; `rtl` swaps left and right. Default `ltr`. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Whether the last item is followed by the first. Default true. */
  wrap?: boolean | undefined;
}

const VERTICAL: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const HORIZONTAL: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function stepOf(key: string, { orientation, direction }: RovingOptions): number | undefined {
  if (orientation !== 'horizontal' && key in VERTICAL) return VERTICAL[key];
  if (orientation === 'vertical') return undefined;
  const step = HORIZONTAL[key];
  return direction === 'rtl' && step ? -step : step;
}

/**
 * The index that a key moves to, `null` for a key that does not move (APG, "Keyboard navigation
 * inside components").
 * @param index the focused item, −1 for none
 */
export function rovingIndex(
  key: string,
  { index, count }: { index: number; count: number },
  options: RovingOptions,
): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, options);
  if (!step) return null;
  if (index < 0) return step > 0 ? 0 : count - 1;
  const next = index + step;
  if (options.wrap ?? true) return (next + count) % count;
  return Math.min(Math.max(next, 0), count - 1);
}

/**
 * The writing direction of an element, as the browser has it: from a `dir` around it, also of a page
 * around a shadow root, or from its text, if that is `auto`. Read it when a key is pressed.
 */
export function directionOf(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
