import { useSyncExternalStore } from 'react';

/** Whether the browser can edit rich text: `contentEditable`, and `beforeinput` that says what it does. */
export function isEditingSupported(): boolean {
  return (
    typeof HTMLElement !== 'undefined' &&
    'contentEditable' in HTMLElement.prototype &&
    typeof InputEvent !== 'undefined' &&
    typeof InputEvent.prototype.getTargetRanges === 'function'
  );
}

/** Whether text is typed by an input method of Android, which composes every word. */
export function isAndroid(): boolean {
  return typeof navigator !== 'undefined' && /Android/.test(navigator.userAgent);
}

function never(): () => void {
  return () => {};
}

/**
 * Whether to show the editor: `null` where that cannot be known, on a server and while what it rendered
 * is taken over.
 */
export function useSupport(isSupported: () => boolean): boolean | null {
  return useSyncExternalStore<boolean | null>(never, isSupported, () => null);
}

/** A fact of the browser that does not change, and that a server does not know. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(never, read, () => false);
}
