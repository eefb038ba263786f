/** Whether this is an Apple system, where Cmd takes the role of Ctrl. False on a server. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
