/** How many bytes are needed to tell the format of an image. */
export const TELLTALE_BYTES = 12;

/** What an image begins with, and the media type of its format. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
];

/**
 * The media type of an image whose first bytes these are, in a format that every browser shows: PNG,
 * JPEG, GIF, WebP; `undefined` for anything else. The file's name and type do not count.
 */
export function imageType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, TELLTALE_BYTES));
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp';
  return SIGNATURES.find(([signature]) => head.startsWith(signature))?.[1];
}
