/** One choice of a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const WORDS = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];

/** So many choices; every fifth begins with “Bravo”, and contains the letter “v”. */
export function choices(count: number): readonly Choice[] {
  return Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: `${WORDS[index % WORDS.length] ?? ''} ${index}`,
  }));
}
