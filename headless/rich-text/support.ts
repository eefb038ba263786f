import { useSyncExternalStore } from 'react';

/**
 * Whether the browser can edit rich text: it has `contentEditable`, and input events with target
 * ranges.
 */
export function isEditingSupported(): boolean {
  return (
    typeof HTMLElement !== 'undefined' &&
    'contentEditable' in HTMLElement.prototype &&
    typeof InputEvent !== 'undefined' &&
    typeof InputEvent.prototype.getTargetRanges === 'function'
  );
}

/** Whether text is typed with an input method of Android, which composes every word. */
export function isAndroid(): boolean {
  return typeof navigator !== 'undefined' && /Android/.test(navigator.userAgent);
}

function never(): () => void {
  return () => {};
}

/** Whether to show the editor; `null` on a server and during hydration, before it is known. */
export function useSupport(isSupported: () => boolean): boolean | null {
  return useSyncExternalStore<boolean | null>(never, isSupported, () => null);
}

/** A fact of the browser that does not change; false on a server and during hydration. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}
