import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isErrorCode } from '../errorCode.js';
import { Problem } from '../problems.js';
import { beginDraft, removeAbandonedDrafts, type Draft } from './draft.js';
import { formatOfBytes, formatOfExtension, telltaleBytes } from './imageFormat.js';

/** The largest image that is accepted, in bytes. */
export const largestImageBytes: number = 5 * 1024 * 1024;

/** The refusal of an image larger than that. */
export function tooLarge(): Problem {
  const megabytes = largestImageBytes / 1024 / 1024;
  return new Problem('body-too-large', {
    detail: `An image may have ${String(largestImageBytes)} bytes (${String(megabytes)} MB) at most.`,
  });
}

/**
 * The body piece by piece; the first piece holds the bytes that tell the format. The connection
 * stays open for the answer.
 */
async function* piecesOf(body: Readable): AsyncGenerator<Buffer> {
  const pieces: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  let head: Buffer | null = Buffer.alloc(0);
  try {
    for await (const piece of pieces) {
      head = head && Buffer.concat([head, piece]);
      if (head === null) yield piece;
      else if (head.length >= telltaleBytes) {
        yield head;
        head = null;
      }
    }
    if (head !== null) yield head;
  } catch {
    throw new Problem('malformed-request', { detail: 'The upload broke off.' });
  }
}

/**
 * Stores an image under a random name, which nobody can guess, and returns that name.
 * @throws Problem `unsupported-format`; `body-too-large`; `malformed-request` when the upload breaks off.
 * Nothing is left behind then.
 * @param onError called when what others left half-written cannot be removed; the image is stored all
 * the same
 */
export async function saveImage(
  folder: string,
  body: Readable,
  onError: (error: unknown) => void,
): Promise<string> {
  await removeAbandonedDrafts(folder, onError);
  let draft: Draft | undefined;
  let name = '';
  let size = 0;
  try {
    for await (const piece of piecesOf(body)) {
      size += piece.length;
      if (size > largestImageBytes) throw tooLarge();
      if (draft === undefined) {
        const format = formatOfBytes(piece);
        if (format === undefined) throw new Problem('unsupported-format');
        name = `${randomBytes(16).toString('hex')}.${format.extension}`;
        draft = await beginDraft(folder, name);
      }
      await draft.append(piece);
    }
    if (draft === undefined) throw new Problem('unsupported-format');
    await draft.finish();
    return name;
  } catch (error) {
    await draft?.discard();
    throw error;
  }
}

/** A stored image. */
export interface StoredImage {
  readonly type: string;
  readonly bytes: number;
  readonly content: Readable;
}

/**
 * Opens a stored image; null if there is none of this name. Only names that the server could have
 * chosen reach the disk.
 */
export async function openImage(folder: string, name: string): Promise<StoredImage | null> {
  const extension = /^[\da-f]{32}\.([a-z]+)$/.exec(name)?.[1] ?? '';
  const format = formatOfExtension(extension);
  if (format === undefined) return null;
  try {
    const handle = await open(join(folder, name), 'r');
    const { size } = await handle.stat();
    return { type: format.type, bytes: size, content: handle.createReadStream() };
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
