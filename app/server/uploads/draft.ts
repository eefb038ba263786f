import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is still being written, under another name than its own. */
export interface Draft {
  append(bytes: Uint8Array): Promise<void>;
  /** Gives the file its name, once it is whole and synced to the disk. */
  finish(): Promise<void>;
  /** Deletes the file. */
  discard(): Promise<void>;
}

/** Longer than any request may take: the server that wrote an older draft has crashed. */
const abandonedMilliseconds = 10 * 60 * 1000;

const draftsOf = (folder: string): string => join(folder, 'drafts');

/**
 * A rename survives a power cut only if the folder is synced too, which Windows neither needs nor
 * supports.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes what crashed servers left half-written, but not what another server is writing now.
 * @param onError called for each that cannot be removed; the others are
 */
export async function removeAbandonedDrafts(
  folder: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const drafts = draftsOf(folder);
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const file = join(drafts, name);
    const info = await stat(file).catch(() => null);
    if (info !== null && info.mtimeMs < Date.now() - abandonedMilliseconds) {
      await rm(file, { force: true }).catch(onError);
    }
  }
}

/** Starts a file that will be named `name` in this folder, which is created if missing. */
export async function beginDraft(folder: string, name: string): Promise<Draft> {
  const file = join(draftsOf(folder), randomBytes(16).toString('hex'));
  await mkdir(draftsOf(folder), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  return {
    append: (bytes) => handle.writeFile(bytes),
    async finish() {
      await handle.sync();
      await handle.close();
      await rename(file, join(folder, name));
      await syncFolder(folder);
    },
    async discard() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
