import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ConfigurationError,
  readListenOptions,
  readServerOptions,
} from '../../../app/server/options.js';
import { loadSecret } from '../../../app/server/secret.js';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gnap-data-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

describe('the secret', () => {
  test('SESS-7 is made at first start, for its owner only, and kept', async () => {
    const data = await folder();
    const [first, second] = await Promise.all([1, 2].map(() => loadSecret(undefined, data)));
    expect(first).toEqual(second);
    expect(first!.length).toBeGreaterThanOrEqual(32);
    expect(await loadSecret(undefined, data)).toEqual(first);
    expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(data)).toEqual(['secret']);
    expect(await loadSecret(undefined, await folder())).not.toEqual(first);
  });

  test('SESS-7 comes from the environment when given, and nothing is written', async () => {
    const data = await folder();
    const given = 'x'.repeat(32);
    expect(await loadSecret(given, data)).toEqual(new TextEncoder().encode(given));
    expect(await readdir(data)).toEqual([]);
  });

  test('SESS-7 is refused when it is short, with a way to mend it', async () => {
    const data = await folder();
    await expect(loadSecret('x'.repeat(31), data)).rejects.toThrow(
      /^GNAP_SECRET has 31 bytes.*at least 32 random bytes/,
    );
    await writeFile(join(data, 'secret'), 'short', { mode: 0o644 });
    await expect(loadSecret(undefined, data)).rejects.toThrow(ConfigurationError);
    expect(await readFile(join(data, 'secret'), 'utf8')).toBe('short');
    expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
  });
});

describe('the environment', () => {
  test('has defaults', () => {
    expect(readListenOptions({ PORT: '' })).toEqual({ host: '127.0.0.1', port: 3000 });
    expect(readServerOptions({}, '/project')).toEqual({
      dataFolder: '/project/app/.data',
      databaseUrl: undefined,
      staticFolder: '/project/dist/app',
      base: '/',
      secret: undefined,
      https: false,
      proxies: 1,
    });
  });

  test('is read', () => {
    expect(readListenOptions({ PORT: '0', HOST: '::' })).toEqual({ host: '::', port: 0 });
    const env = {
      GNAP_DATA: '/data',
      DATABASE_URL: 'libsql://db',
      GNAP_HTTPS: 'true',
      GNAP_PROXIES: '2',
      GNAP_BASE: '/hr/staff.app/',
    };
    expect(readServerOptions(env, '/project')).toMatchObject({
      dataFolder: '/data',
      databaseUrl: 'libsql://db',
      https: true,
      proxies: 2,
      base: '/hr/staff.app/',
    });
  });

  test.each(['x', '-1', '65536', '3000.5', '0x10', '1e3'])('refuses the port %s', (PORT) => {
    expect(() => readListenOptions({ PORT })).toThrow(ConfigurationError);
  });

  test.each(['file:', 'file://', 'FILE://localhost'])('refuses %s, which names no file', (url) => {
    expect(() => readServerOptions({ DATABASE_URL: url }, '/')).toThrow('nothing would be kept');
  });

  test.each(['staff', '/staff', 'staff/', '//', '/../', '/a b/', '/%41/', 'https://example.org/'])(
    'refuses the path %s',
    (GNAP_BASE) => {
      expect(() => readServerOptions({ GNAP_BASE }, '/')).toThrow(
        `GNAP_BASE is "${GNAP_BASE}". Give a path that begins and ends with a slash, such as /staff/.`,
      );
    },
  );

  test.each(['0', '-1', '10', '1.5', 'two'])(
    'refuses %s as a number of proxies',
    (GNAP_PROXIES) => {
      expect(() => readServerOptions({ GNAP_PROXIES }, '/')).toThrow('Give a number from 1 to 9');
    },
  );

  test('refuses a flag that is neither true nor false', () => {
    expect(() => readServerOptions({ GNAP_HTTPS: 'yes' }, '/')).toThrow('Give true or false');
  });
});
