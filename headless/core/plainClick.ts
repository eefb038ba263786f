import { hasModifier, type ModifierKeys } from './modifierKeys.js';

/** What {@link isPlainClick} reads of a click event, React's or native. */
export interface LinkClick extends ModifierKeys {
  readonly button: number;
  readonly currentTarget: EventTarget & {
    getAttribute?: ((name: string) => string | null) | undefined;
  };
}

/**
 * Whether a click on a link should navigate this page. Clicks that open a tab or a window, or that
 * download, are left to the browser.
 */
export function isPlainClick(event: LinkClick): boolean {
  if (event.button !== 0 || hasModifier(event)) return false;
  const attribute = (name: string): string | null =>
    event.currentTarget.getAttribute?.(name) ?? null;
  return attribute('download') === null && /^(_self)?$/i.test(attribute('target') ?? '');
}
