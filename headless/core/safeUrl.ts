const SAFE_PROTOCOL = /^(https?|mailto|tel):$/;

/** Only to resolve relative URLs against; it never reaches the page. */
const BASE = 'https://relative.invalid';

/**
 * The URL, trimmed, if it is safe in a link: http, https, mailto, tel, or relative to this page;
 * else `null`. For every URL that comes from data (menu, breadcrumbs, rich text), since React
 * blocks `javascript:` only, and only when rendering.
 */
export function safeUrl(url: string): string | null {
  const trimmed = url.trim();
  let parsed: URL;
  try {
    parsed = new URL(trimmed, BASE);
  } catch {
    return null;
  }
  if (!SAFE_PROTOCOL.test(parsed.protocol)) return null;
  // `//host` and `/\host` look relative but are not.
  const isRelative = parsed.origin === BASE;
  const hasProtocol = /^[a-z][a-z0-9+.-]*:/i.test(trimmed);
  return isRelative || hasProtocol ? trimmed : null;
}
