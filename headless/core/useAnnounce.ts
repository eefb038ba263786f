import type { AnnouncerActions } from './announcer.store.js';
import { sharedAnnouncer } from './sharedAnnouncer.js';

function saysNothing(): void {}

/** The function that announces text to screen readers. Without an announcer it says nothing. */
export function useAnnounce(): AnnouncerActions['announce'] {
  return sharedAnnouncer.useOptional()?.announce ?? saysNothing;
}
