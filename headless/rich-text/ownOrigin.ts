/** `https://host` of the page; `undefined` on a server. */
export function ownOrigin(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.origin;
}
