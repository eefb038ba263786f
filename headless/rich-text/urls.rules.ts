import { safeUrl } from '../core/vanilla.js';

/** Says whether an image may stand in a text. Asked only about URLs that the rules below have let pass. */
export type ImagePolicy = (url: string) => boolean;

/** Which URLs an image may have, of those of this server. */
export interface ImageUrlOptions {
  /** Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** `https://host`: absolute URLs that begin so are made relative. Default: none are. */
  origin?: string | undefined;
}

/** No spaces at the ends; no control characters, which browsers leave out or refuse, and no half characters. */
function cleanUrl(url: string): string {
  return url
    .replace(/[\p{Cc}\p{NChar}\ufeff\u2028\u2029]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/**
 * The URL as a link may have it: what `safeUrl` lets pass, without its spaces too, and is not empty; else
 * `null`. To browsers `java script:` begins a path, but nobody means one, and DOMPurify takes it away.
 */
export function readLinkUrl(url: unknown): string | null {
  const clean = typeof url === 'string' ? cleanUrl(url) : '';
  return (safeUrl(clean.replace(/\s/g, '')) && safeUrl(clean)) || null;
}

/**
 * The URL as an image may have it: relative, so of this server, and allowed by the app's policy; else
 * `null`. `blob:`, `data:` and other hosts never pass: they would
 * not last, or tell others who reads the text.
 */
export function readImageUrl(
  url: unknown,
  { isImageAllowed = () => true, origin }: ImageUrlOptions = {},
): string | null {
  const safe = readLinkUrl(url);
  if (safe === null) return null;
  const isOwn = origin !== undefined && safe.toLowerCase().startsWith(`${origin.toLowerCase()}/`);
  const relative = isOwn ? readLinkUrl(safe.slice(origin.length)) : safe;
  if (relative === null || /^[a-z][a-z0-9+.-]*:/i.test(relative)) return null;
  return isImageAllowed(relative) ? relative : null;
}

/**
 * The address where a text is nothing but one: http, https, mailto and tel, and `www.` with `https://`
 * before it; else `null`.
 */
export function readLoneUrl(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return null;
  if (/^(https?:\/\/|mailto:|tel:)./i.test(trimmed)) return readLinkUrl(trimmed);
  return /^www\.[^.]+\../i.test(trimmed) ? readLinkUrl(`https://${trimmed}`) : null;
}
