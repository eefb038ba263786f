function onKeyDown(this: Document, event: KeyboardEvent): void {
  if (event.repeat) {
    event.preventDefault();
    event.stopPropagation();
  } else this.removeEventListener('keydown', onKeyDown, true);
}

/**
 * Call it when code moves the focus: a key that is down at that moment does nothing more until it is
 * let go. Else Enter held on a link would answer the question that the link leads to, and Enter held
 * on what closes a popup would open it again.
 * @param element any in the page
 */
export function ignoreHeldKey({ ownerDocument }: Element): void {
  ownerDocument.addEventListener('keydown', onKeyDown, true);
}
