import { useMediaQuery } from '../core/index.js';

/** Whether rows are cards: narrower than Tailwind's `sm`. */
export function useHasCards(): boolean {
  return useMediaQuery('(width < 40rem)');
}
