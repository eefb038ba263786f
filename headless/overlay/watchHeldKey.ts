const TYPES = ['keydown', 'keyup'] as const;

/**
 * Keeps a key that opens or closes a modal from acting where the focus moves then, for as long as it
 * is held: Enter on a link would answer the question that the link leads to, and on a button that
 * closes a modal it would open the modal again.
 * @returns a function to call once the modal has closed
 */
export function watchHeldKey(page: Document): () => void {
  /** Whether a key that is down may have been pressed before the focus moved. */
  let isOld = true;
  let isHeld = false;
  let isClosed = false;
  const stop = (): void => {
    for (const type of TYPES) page.removeEventListener(type, onKey, true);
  };
  const onKey = (event: KeyboardEvent): void => {
    isHeld = event.type === 'keydown';
    isOld &&= event.repeat;
    if (isOld) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isClosed) stop();
  };
  for (const type of TYPES) page.addEventListener(type, onKey, true);
  return () => {
    isClosed = true;
    isOld = true;
    if (!isHeld) stop();
  };
}
