import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorCode } from './errorCode.js';
import { ConfigurationError } from './options.js';

const leastBytes = 32;

function checked(secret: string, origin: string): Uint8Array {
  const bytes = new TextEncoder().encode(secret);
  if (bytes.length >= leastBytes) return bytes;
  throw new ConfigurationError(
    `${origin} has ${String(bytes.length)} bytes, and fewer than ${String(leastBytes)} can be guessed. ` +
      `Give at least ${String(leastBytes)} random bytes, for example from: openssl rand -base64 48`,
  );
}

/**
 * Writes the whole secret under another name and then links it, so that neither a crash nor a
 * second start leaves half a secret.
 */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(48).toString('base64url'));
    await handle.sync();
    await link(draft, file);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
}

/** @throws ConfigurationError when it is a folder */
async function readSecret(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (!isErrorCode(error, 'EISDIR')) throw error;
    throw new ConfigurationError(
      `${file} is a folder, and the key of the sessions belongs into a file of that name. Move the folder, or choose another place by GNAP_DATA.`,
    );
  }
}

/**
 * The key that signs access tokens: the given one, else the one in the data folder, made at first start
 * and readable by its owner only.
 * @throws ConfigurationError when it is shorter than 32 bytes, or a folder
 */
export async function loadSecret(
  given: string | undefined,
  dataFolder: string,
): Promise<Uint8Array> {
  if (given !== undefined) return checked(given, 'GNAP_SECRET');
  const file = join(dataFolder, 'secret');
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  try {
    await chmod(file, 0o600);
  } catch (error) {
    if (!isErrorCode(error, 'ENOENT')) throw error;
    await makeSecret(file);
  }
  return checked(await readSecret(file), file);
}
