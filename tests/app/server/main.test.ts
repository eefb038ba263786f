import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  addPerson,
  buildServer,
  builtServer,
  countPeople,
  dataFolder,
  launch,
  run,
  signIn,
  slow,
} from './serverProcess.js';

beforeAll(buildServer);

test(
  'SESS-7 the process says one line when ready, keeps its data, its users and its tokens over a restart',
  { timeout: slow },
  async () => {
    const env = { GNAP_DATA: await dataFolder() };
    const first = await run(env);
    const headers = await signIn(first.url);
    expect(await addPerson(first.url, headers, 'kept')).toBe(201);
    first.child.kill('SIGTERM');
    const { code, out, err } = await first.ended;
    expect({ code, out, err }).toEqual({
      code: 0,
      out: `gnap-toolkit is ready on ${first.url}\n`,
      err: '',
    });
    const second = await run(env);
    expect(await countPeople(second.url, headers)).toBe(321);
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  },
);

test(
  'from whatever folder it is started, it serves the app that was built with it, and finds its data',
  { timeout: slow },
  async () => {
    const project = resolve(builtServer(), '../../..');
    await mkdir(join(project, 'dist/app'));
    await writeFile(join(project, 'dist/app/index.html'), 'The app');
    const elsewhere = await dataFolder();
    const { url } = await run({}, elsewhere);
    expect(await (await fetch(url)).text()).toBe('The app');
    expect(await readdir(join(project, 'app/.data'))).toContain('gnap.db');
    expect(await readdir(elsewhere)).toEqual([]);
    await run({ GNAP_DATA: 'data' }, elsewhere);
    expect(await readdir(join(elsewhere, 'data'))).toContain('gnap.db');
  },
);

test(
  'the data is for the account of the server alone, also in a folder that others can read',
  { timeout: slow },
  async () => {
    const folder = await dataFolder();
    await chmod(folder, 0o755);
    await run({ GNAP_DATA: folder });
    for (const name of await readdir(folder)) {
      const { mode } = await stat(join(folder, name));
      expect(mode & 0o077, name).toBe(0);
    }
  },
);

test(
  'a failure that cannot be logged, as on a full disk, does not end the server',
  { timeout: slow },
  async () => {
    const data = await dataFolder();
    const server = await run({ GNAP_DATA: data });
    const headers = await signIn(server.url);
    await writeFile(join(data, 'uploads'), 'no folder');
    server.child.stderr?.destroy();
    const post = () =>
      fetch(`${server.url}/api/uploads`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'image/png' },
        body: 'GIF89a',
      });
    for (let count = 0; count < 3; count += 1) expect((await post()).status).toBe(500);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);

test(
  'SESS-7 two servers started at the same moment on new data share it, and its secret',
  { timeout: slow },
  async () => {
    const env = { GNAP_DATA: await dataFolder() };
    const [first, second] = await Promise.all([run(env), run(env)]);
    const headers = await signIn(first.url);
    expect(await countPeople(first.url, headers)).toBe(320);
    expect(await countPeople(second.url, headers)).toBe(320);
    const statuses = await Promise.all(
      [first, second].map(({ url }) => addPerson(url, headers, 'same')),
    );
    expect(statuses.sort()).toEqual([201, 400]);
    expect(await countPeople(second.url, headers)).toBe(321);
  },
);

test(
  'a port in use is one clear line and exit code 1, and leaves the data as it was',
  { timeout: slow },
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const data = await dataFolder();
    const { ended } = await launch({ GNAP_DATA: data, PORT: String(port) });
    const { code, out, err } = await ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      new RegExp(`^gnap-toolkit cannot start: Port ${String(port)} is in use[^\\n]*\\n$`),
    );
    expect(await readdir(data)).toEqual([]);
  },
);

test.each([
  [{ PORT: 'http' }, /PORT is "http"/],
  [{ GNAP_SECRET: 'short' }, /GNAP_SECRET has 5 bytes/],
  [{ HOST: 'nothing.invalid' }, /HOST is "nothing\.invalid"/],
  [{ GNAP_DATA: process.execPath }, /The data folder cannot be used .*GNAP_DATA/],
  [{ DATABASE_URL: 'user:password' }, /DATABASE_URL is no libSQL URL(?!.*password)/],
  [{ DATABASE_URL: `file:${import.meta.filename}` }, /database cannot be opened .*not a database/],
  [{ DATABASE_URL: `file:${import.meta.dirname}` }, /database cannot be opened .*ConnectionFailed/],
  [{ DATABASE_URL: `file:${import.meta.dirname}/no/gnap.db` }, /opened .*Make its folder/],
  [{ DATABASE_URL: 'http://127.0.0.1:2' }, /reached \(.*ECONNREFUSED.*\)\. Start its server/],
  [{ DATABASE_URL: 'http://u:password@localhost' }, /no request can be made(?!.*password)/],
  [{ DATABASE_URL: 'http://localhost?authToken=a%0Asecret' }, /no request can be made(?!.*secret)/],
])('a setting that cannot be used (%j) is one clear line', { timeout: slow }, async (env, line) => {
  const { code, err } = await (await launch({ GNAP_DATA: await dataFolder(), ...env })).ended;
  expect(code).toBe(1);
  expect(err).toMatch(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test(
  'an argument, as of `npm start -- --port 80`, is one clear line',
  { timeout: slow },
  async () => {
    const args = ['--port', '80'];
    const { code, out, err } = await (await launch({ GNAP_DATA: await dataFolder() }, args)).ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^gnap-toolkit cannot start: .*"--port 80".*PORT=3001 npm start\n$/);
  },
);
