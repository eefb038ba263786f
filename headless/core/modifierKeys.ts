/** The modifiers held during a key press or click, in React's and native events alike. */
export interface ModifierKeys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a modifier is held: the key or click then means something else, often to the browser. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
