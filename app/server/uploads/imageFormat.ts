/**
 * An image format that may be uploaded. Formats that may hold scripts, such as SVG, are left out.
 */
export interface ImageFormat {
  /** Of the file name, without a dot. */
  readonly extension: string;
  /** The media type that it is served as. */
  readonly type: string;
  /** A file of this format begins with one of these: one character per byte, `?` for any byte. */
  readonly beginnings: readonly string[];
}

const formats: readonly ImageFormat[] = [
  { extension: 'png', type: 'image/png', beginnings: ['\x89PNG\r\n\x1a\n'] },
  { extension: 'jpg', type: 'image/jpeg', beginnings: ['\xff\xd8\xff'] },
  { extension: 'gif', type: 'image/gif', beginnings: ['GIF87a', 'GIF89a'] },
  { extension: 'webp', type: 'image/webp', beginnings: ['RIFF????WEBP'] },
];

/** The number of bytes by which every format can be told. */
export const telltaleBytes = 12;

function beginsWith(bytes: Uint8Array, beginning: string): boolean {
  return [...beginning].every(
    (character, index) => character === '?' || bytes[index] === character.charCodeAt(0),
  );
}

/** Finds the format by the bytes, since the type that a caller declares proves nothing. */
export function formatOfBytes(bytes: Uint8Array): ImageFormat | undefined {
  return formats.find(({ beginnings }) =>
    beginnings.some((beginning) => beginsWith(bytes, beginning)),
  );
}

/** The format of a stored file, whose name the server chose. */
export function formatOfExtension(extension: string): ImageFormat | undefined {
  return formats.find((format) => format.extension === extension);
}
