/** How many of the rows are in view: the others are scrolled away, and not drawn. */
export const SHOWN_ROWS = 30;

/** The ids of so many rows. */
export function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
