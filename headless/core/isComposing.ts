/** What {@link isComposing} reads of the browser's keyboard event; of React's, `nativeEvent`. */
export interface ComposingKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Whether a key belongs to an input method. Safari ends the composition before its Enter: code 229. */
export function isComposing(event: ComposingKey): boolean {
  return event.isComposing || event.keyCode === 229;
}
