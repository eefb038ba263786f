/**
 * For `alertRef`: scrolls a message that has just appeared into view, and what has the focus too, so
 * that in a low window neither takes the other's place.
 */
export function showBesideFocus(alert: HTMLElement | null): void {
  if (alert === null) return;
  alert.scrollIntoView({ block: 'nearest' });
  alert.ownerDocument.activeElement?.scrollIntoView({ block: 'nearest' });
}
