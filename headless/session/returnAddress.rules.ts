/** What a return address is checked against. */
export interface ReturnAddressOptions {
  /** The app's own: `https://app.example`. */
  origin: string;
  /** The path of the sign-in page, which is no place to return to. */
  signInPath: string;
}

/** How no address within the app begins: two slashes or backslashes, or `https:` without `//`. */
const FOREIGN_START = /^([/\\]{2}|https?:(?!\/\/))/i;

/** A path as a router compares it: decoded, in lower case, without slashes at its end. */
function comparable(path: string): string {
  return decodeURI(path).toLowerCase().replace(/\/+$/, '');
}

/**
 * Where to go after signing in: path, search and hash within this app, or `null` for no address and
 * for one that leads elsewhere or to the sign-in page again (spec row SESS-8). Safe for any text,
 * as somebody else may have written the URL that it comes from.
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
      // A `blob:` address may have our origin.
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
