/** What a return address is held against. */
export interface ReturnAddressOptions {
  /** The app's own: `https://app.example`. */
  origin: string;
  /** The path of the page that signs in, which would lead back to itself. */
  signInPath: string;
}

/** How no address within the app begins: two slashes, either way, or a scheme without them. */
const FOREIGN_START = /^([/\\]{2}|[a-z][a-z\d+.-]*:(?!\/\/))/i;

/** A path as a router compares it: decoded, whatever its case, without a slash at its end. */
function comparable(path: string): string {
  return decodeURI(path).toLowerCase().replace(/\/+$/, '');
}

/**
 * Where to go after signing in: path, search and hash within this app, or `null` for an address that
 * leads elsewhere or to signing in again (spec row SESS-8). Safe for any text, as it comes out of an
 * address that somebody else may have written; and for none.
 */
export function safeReturnAddress(
  address: string | null,
  { origin, signInPath }: ReturnAddressOptions,
): string | null {
  if (address === null) return null;
  try {
    const url = new URL(address, origin);
    const { pathname, search, hash } = url;
    const isOurs =
      // The origin of a `blob:` address may be ours.
      /^https?:/.test(url.href) &&
      url.origin === origin &&
      !FOREIGN_START.test(address.trim()) &&
      !FOREIGN_START.test(pathname) &&
      comparable(pathname) !== comparable(signInPath);
    return isOurs ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
