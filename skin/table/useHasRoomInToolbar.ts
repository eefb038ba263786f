import { useMediaQuery, WIDE } from '../core/index.js';

/** Whether there is room for a BulkBar beside the search box; else it stands below the table. */
export function useHasRoomInToolbar(): boolean {
  return useMediaQuery(WIDE);
}
