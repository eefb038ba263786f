/**
 * For `alertRef`: scrolls what has the focus back into view, out of which a message that has just
 * appeared above it may have pushed it.
 */
export function keepFocusInView(alert: HTMLElement | null): void {
  alert?.ownerDocument.activeElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * For `alertRef`: scrolls a message that has just appeared into view, and what has the focus too, so
 * that in a low window neither takes the other's place.
 */
export function showBesideFocus(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
  keepFocusInView(alert);
}
