import { useMediaQuery, WIDE } from '../core/index.js';

/** Whether there is room for a BulkBar beside the search box; otherwise it goes below the table. */
export function useHasRoomInToolbar(): boolean {
  return useMediaQuery(WIDE);
}
