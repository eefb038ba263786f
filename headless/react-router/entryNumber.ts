import type { DataRouter } from 'react-router-dom';

/** The number that react-router gives to the entries of a browser's history, from 0. */
export function entryNumber(router: DataRouter): number | undefined {
  const state: unknown = router.window?.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : undefined;
}
