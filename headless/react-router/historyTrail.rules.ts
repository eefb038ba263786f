/** The entries of a history that does not number them, by their keys. */
export interface HistoryTrail {
  readonly keys: readonly string[];
  /** The current entry; 0 where there is nothing to go back to. */
  readonly index: number;
}

/** How an entry came to be the current one, in the words of react-router. */
export type HistoryAction = 'PUSH' | 'REPLACE' | 'POP';

/** The trail of an app that begins at this entry. */
export function startTrail(key: string): HistoryTrail {
  return { keys: [key], index: 0 };
}

/** The trail after a step; one to an entry from before the start counts as the first. */
export function followTrail(
  { keys, index }: HistoryTrail,
  action: HistoryAction,
  key: string,
): HistoryTrail {
  if (action === 'POP') return { keys, index: Math.max(keys.indexOf(key), 0) };
  if (action === 'PUSH') return { keys: [...keys.slice(0, index + 1), key], index: index + 1 };
  return { keys: keys.map((other, position) => (position === index ? key : other)), index };
}
