/** Which modifiers a key or a click came with, in React's events and the browser's. */
export interface ModifierKeys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether any modifier is down: then the key or the click means something else, often the browser's. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
