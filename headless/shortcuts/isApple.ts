/** Whether Command does here what Ctrl does elsewhere. False on a server. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
