/** An image that may be uploaded. What may hold scripts, as SVG and HTML do, is not among them. */
export interface ImageFormat {
  /** Of the file name, without a dot. */
  readonly extension: string;
  /** The media type that it is served as. */
  readonly type: string;
  /** Begins every file of this format: one character per byte, `?` for any byte. */
  readonly beginnings: readonly string[];
}

const formats: readonly ImageFormat[] = [
  { extension: 'png', type: 'image/png', beginnings: ['\x89PNG\r\n\x1a\n'] },
  { extension: 'jpg', type: 'image/jpeg', beginnings: ['\xff\xd8\xff'] },
  { extension: 'gif', type: 'image/gif', beginnings: ['GIF87a', 'GIF89a'] },
  { extension: 'webp', type: 'image/webp', beginnings: ['RIFF????WEBP'] },
];

/** So many bytes tell every format. */
export const telltaleBytes = 12;

function beginsWith(bytes: Uint8Array, beginning: string): boolean {
  return [...beginning].every(
    (character, index) => character === '?' || bytes[index] === character.charCodeAt(0),
  );
}

/** Tells the format by the bytes: what a caller says of a file proves nothing. */
export function formatOfBytes(bytes: Uint8Array): ImageFormat | undefined {
  return formats.find(({ beginnings }) =>
    beginnings.some((beginning) => beginsWith(bytes, beginning)),
  );
}

/** The format of a stored file, whose name we gave. */
export function formatOfExtension(extension: string): ImageFormat | undefined {
  return formats.find((format) => format.extension === extension);
}
