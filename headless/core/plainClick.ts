/** What {@link isPlainClick} reads of a click, React's or the browser's. */
export interface LinkClick {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly currentTarget: EventTarget & {
    getAttribute?: ((name: string) => string | null) | undefined;
  };
}

/**
 * Whether a click on a link asks to follow it here. Clicks that open a tab or a window, or that
 * download, are left to the browser.
 */
export function isPlainClick(event: LinkClick): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  const attribute = (name: string): string | null =>
    event.currentTarget.getAttribute?.(name) ?? null;
  return attribute('download') === null && /^(_self)?$/i.test(attribute('target') ?? '');
}
