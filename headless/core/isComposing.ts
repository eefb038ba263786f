/** What {@link isComposing} reads of a native keyboard event; for React's, pass `nativeEvent`. */
export interface ComposingKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key press belongs to an input method (IME). Safari ends the composition before the
 * Enter that confirms it; only key code 229 still tells.
 */
export function isComposing(event: ComposingKey): boolean {
  return event.isComposing || event.keyCode === 229;
}
