import type { DataRouter } from 'react-router-dom';

/** The number of the current history entry, from 0: react-router's `history.state.idx`. */
export function entryNumber(router: DataRouter): number | undefined {
  const state: unknown = router.window?.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined;
}
