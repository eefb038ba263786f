import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecret } from '../../../app/server/secret.js';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gnap-secret-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('SESS-7 many that start at once on new data have one secret, and leave no draft of it', async () => {
  const folder = await dataFolder();
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(undefined, folder)));
  const stored = await readFile(join(folder, 'secret'), 'utf8');
  expect(stored.length).toBeGreaterThanOrEqual(32);
  for (const secret of secrets) expect(new TextDecoder().decode(secret)).toBe(stored);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('SESS-7 a secret that others may read, as a copy of the data has it, is closed again', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'secret');
  const secret = await loadSecret(undefined, folder);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await chmod(file, 0o644);
  expect(await loadSecret(undefined, folder)).toEqual(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('SESS-7 a folder in the place of the secret is said in one line', async () => {
  const folder = await dataFolder();
  await mkdir(join(folder, 'secret'));
  await expect(loadSecret(undefined, folder)).rejects.toThrow(
    /^\S+secret is a folder, .* Move the folder, or choose another place by GNAP_DATA\.$/,
  );
});
