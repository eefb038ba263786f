/** The keys of the entries of a history whose entries have no number. */
export interface HistoryTrail {
  readonly keys: readonly string[];
  /** The index of the current entry; 0 if there is nothing to go back to. */
  readonly index: number;
}

/** How the current entry was reached, as react-router calls it. */
export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/** The trail of an app that starts at this entry. */
export function startTrail(key: string): HistoryTrail {
  return { keys: [key], index: 0 };
}

/** The trail after a step. An entry older than the start counts as the first. */
export function followTrail(
  { keys, index }: HistoryTrail,
  action: HistoryAction,
  key: string,
): HistoryTrail {
  if (action === 'POP') return { keys, index: Math.max(keys.indexOf(key), 0) };
  if (action === 'PUSH') return { keys: [...keys.slice(0, index + 1), key], index: index + 1 };
  return { keys: keys.map((other, position) => (position === index ? key : other)), index };
}
