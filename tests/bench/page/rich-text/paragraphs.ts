import type { Scenario } from '../benchPage.js';

/** The text that is edited, by paragraph. */
export function paragraphs({ count }: Scenario): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `Paragraph ${index}: the office is closed on the days that are named below.`,
  );
}
