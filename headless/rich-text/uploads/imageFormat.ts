/** How many bytes are needed to tell the format of an image. */
export const TELLTALE_BYTES = 12;

const SIGNATURES: readonly string[] = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'];

/**
 * Whether bytes are the start of an image in a format that every browser shows: PNG, JPEG, GIF,
 * WebP. The file's name and type do not count.
 */
export function isImage(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, TELLTALE_BYTES));
  const isWebp = head.startsWith('RIFF') && head.slice(8) === 'WEBP';
  return isWebp || SIGNATURES.some((signature) => head.startsWith(signature));
}
