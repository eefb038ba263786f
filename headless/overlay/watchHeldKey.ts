const TYPES = ['keydown', 'keyup'] as const;

/**
 * Keeps a key that closes a modal from acting where the focus returns, for as long as it is held:
 * Enter or Space would open the modal again, Escape would close what is below it.
 * @returns a function to call once the modal has closed
 */
export function watchHeldKey(page: Document): () => void {
  let isHeld = false;
  let isClosed = false;
  const stop = (): void => {
    for (const type of TYPES) page.removeEventListener(type, onKey, true);
  };
  const onKey = (event: KeyboardEvent): void => {
    isHeld = event.type === 'keydown';
    if (!isClosed) return;
    if (event.repeat) {
      event.preventDefault();
      event.stopPropagation();
    } else stop();
  };
  for (const type of TYPES) page.addEventListener(type, onKey, true);
  return () => {
    isClosed = true;
    if (!isHeld) stop();
  };
}
