import { onPageShown } from '../platform/index.js';
import { focusIfLost } from './focusReturn.js';

/**
 * Gives a modal the focus when the element in it that had the focus is removed, disabled or hidden,
 * or when the back/forward cache restores the page without it. Escape and Tab go on working then.
 * @returns a function that ends this
 */
export function keepFocus(modal: HTMLElement): () => void {
  let isEnded = false;
  /** Whether the focus is on its way to another element: until it is there, it is nowhere. */
  let isMoving = false;
  const keep = (): void => {
    if (!isEnded) focusIfLost(modal);
  };
  // React calls `onBlur`, and changes the page, on the later `focusout`.
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    isMoving = relatedTarget !== null;
    if (!isMoving) return;
    setTimeout(() => {
      isMoving = false;
      // Where it was to go may be gone by now.
      keep();
    });
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    // What has removed the element may be about to focus another one.
    if (relatedTarget === null) queueMicrotask(keep);
  };
  modal.addEventListener('blur', onBlur, true);
  modal.addEventListener('focusout', onFocusOut);
  // Not all browsers tell that the focused element is removed.
  const observer = new MutationObserver(() => {
    if (!isMoving) keep();
  });
  observer.observe(modal, { childList: true, subtree: true });
  const stopShown = onPageShown(keep);
  return () => {
    isEnded = true;
    modal.removeEventListener('blur', onBlur, true);
    modal.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
    stopShown();
  };
}
