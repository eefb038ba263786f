/** Whether this is an Apple system, where Cmd takes the role of Ctrl. False on a server. */
export function isApple(): boolean {
  // Every browser on an iPhone or an iPad says `like Mac OS X`.
  return typeof navigator !== 'undefined' && /Mac/.test(navigator.userAgent);
}
