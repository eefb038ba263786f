import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { numberOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { isErrorCode } from '../errorCode.js';
import { repeat } from '../repeat.js';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Longer than anybody writes on a text before saving it, or takes to want a removed image back. */
const keptMilliseconds = 7 * dayMilliseconds;
/** Texts read at once, each of which may be long. */
const batchSize = 20;
const imageName = /^[\da-f]{32}\.[a-z]+$/;
const imageNames = /\b[\da-f]{32}\.[a-z]+\b/g;

/** Which images are swept, and the texts that may refer to them. */
export interface SweepServices {
  /** The folder of the images. */
  readonly folder: string;
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Called when a sweep failed, or for one image; the next sweep tries again. */
  readonly onError: (error: unknown) => void;
}

async function namesInTexts(database: Database): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (let last = 0; ;) {
    const { rows } = await database.execute({
      sql: `SELECT id, content FROM announcements
        WHERE id > ? AND instr(content, '/uploads/') > 0 ORDER BY id LIMIT ?`,
      args: [last, batchSize],
    });
    if (rows.length === 0) return names;
    for (const row of rows) {
      last = numberOf(row, 'id');
      for (const [name] of textOf(row, 'content').matchAll(imageNames)) names.add(name);
    }
  }
}

async function isInText(database: Database, name: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM announcements WHERE instr(content, ?) > 0 LIMIT 1';
  return (await database.execute({ sql, args: [name] })).rows.length > 0;
}

async function listImages(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => imageName.test(name));
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Removes the images that no text has referred to for a week. A file's modification time says when
 * one last did: each sweep sets it for the images in use. One that it cannot change, such as that of
 * another account, is reported.
 */
async function sweep({ folder, database, clock, onError }: SweepServices): Promise<void> {
  const images = await listImages(folder);
  if (images.length === 0) return;
  const now = clock();
  const inTexts = await namesInTexts(database);
  for (const name of images) {
    const file = join(folder, name);
    if (inTexts.has(name)) {
      await utimes(file, now / 1000, now / 1000).catch(onError);
      continue;
    }
    // Another server may have removed it already.
    const info = await stat(file).catch(() => null);
    if (info === null || info.mtimeMs >= now - keptMilliseconds) continue;
    // A text may have been saved since the texts were read.
    if (!(await isInText(database, name))) await rm(file, { force: true }).catch(onError);
  }
}

/**
 * Sweeps once, then every day. Resolves after the first sweep to a function that stops it, and that
 * waits for a sweep under way.
 */
export function sweepDaily(services: SweepServices): Promise<() => Promise<void>> {
  return repeat(() => sweep(services).catch(services.onError), dayMilliseconds);
}
