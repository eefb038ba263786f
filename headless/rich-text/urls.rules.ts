import { safeUrl } from '../core/vanilla.js';

/** Whether an image may be in a text. Called only with URLs that the rules below accept. */
export type ImagePolicy = (url: string) => boolean;

/** Which URLs of this server an image may have. */
export interface ImageUrlOptions {
  /** Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** `https://host`: absolute URLs on it are made relative. Default: none are. */
  origin?: string | undefined;
}

/** Drops control characters, as browsers do, and replaces lone surrogates. */
function cleanUrl(url: string): string {
  return url.replace(/[\p{Cc}\p{NChar}\ufeff\u2028\u2029]/gu, '').replace(/\p{Cs}/gu, '\ufffd');
}

/**
 * The cleaned URL if a link may have it: not empty, and accepted by `safeUrl` with and without its
 * spaces; else `null`. To browsers `java script:` begins a path, but nobody means one, and
 * DOMPurify removes it.
 */
export function readLinkUrl(url: unknown): string | null {
  const clean = typeof url === 'string' ? cleanUrl(url) : '';
  return (safeUrl(clean.replace(/\s/g, '')) && safeUrl(clean)) || null;
}

/**
 * The cleaned URL if an image may have it: relative, so on this server, and allowed by the app's
 * policy; else `null`. `blob:`, `data:` and other hosts never pass: they would not last, or would
 * tell others who reads the text.
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
 * The address, if a text is nothing else: `http:`, `https:`, `mailto:` or `tel:`, or `www.`, which
 * gets `https://` before it; else `null`.
 */
export function readLoneUrl(text: string): string | null {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return null;
  if (/^(https?:\/\/|mailto:|tel:)./i.test(trimmed)) return readLinkUrl(trimmed);
  return /^www\.[^.]+\../i.test(trimmed) ? readLinkUrl(`https://${trimmed}`) : null;
}
