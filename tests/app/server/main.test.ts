import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const json = { 'content-type': 'application/json' };
const slow = 60_000;

async function dataFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gnap-main-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** Exit code, and everything the process wrote. */
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

function launch(
  env: Record<string, string>,
): Pick<Running, 'child' | 'ended'> & { ready: Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'app/server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  const ready = new Promise<string>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const url = /ready on (\S+)\n/.exec(out)?.[1];
      if (url !== undefined) done(url);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({
    code: typeof code === 'number' ? code : null,
    out,
    err,
  }));
  return { child, ready, ended };
}

async function run(env: Record<string, string>): Promise<Running> {
  const { child, ready, ended } = launch(env);
  const url = await Promise.race([
    ready,
    ended.then(({ err }) => Promise.reject(new Error(`The server did not start: ${err}`))),
  ]);
  return { child, url, ended };
}

async function signIn(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: 'john', password: '1234' });
  const response = await fetch(`${url}/api/tokens`, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

async function addPerson(
  url: string,
  headers: Record<string, string>,
  userName: string,
): Promise<number> {
  const person = {
    userName,
    givenName: 'A',
    familyName: 'B',
    email: 'a@example.org',
    active: true,
  };
  const response = await fetch(`${url}/api/people`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  return response.status;
}

async function total(url: string, headers: Record<string, string>, search = ''): Promise<number> {
  const response = await fetch(`${url}/api/people?search=${search}`, { headers });
  return ((await response.json()) as { total: number }).total;
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** Reads until the text occurs. */
async function readUntil(socket: Socket, text: string): Promise<string> {
  let read = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += String(chunk);
    if (read.includes(text)) break;
  }
  return read;
}

describe('the process', () => {
  test(
    'SESS-7 says one line when ready, keeps its data, its users and its tokens over a restart',
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
      expect(await total(second.url, headers)).toBe(321);
      second.child.kill('SIGINT');
      expect((await second.ended).code).toBe(0);
    },
  );

  test('SIGTERM finishes the request under way and takes no other', { timeout: slow }, async () => {
    const { child, url, ended } = await run({ GNAP_DATA: await dataFolder() });
    const headers = await signIn(url);
    const { port } = new URL(url);
    const body = JSON.stringify({
      userName: 'late',
      givenName: 'A',
      familyName: 'B',
      email: 'a@example.org',
      active: true,
    });
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        'POST /api/people HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        `Authorization: ${headers['authorization'] ?? ''}`,
        'Content-Type: application/json',
        `Content-Length: ${String(body.length)}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    expect(await readUntil(socket, '\r\n\r\n')).toContain('100 Continue');
    child.kill('SIGTERM');
    while (!(await isRefused(Number(port)))) {
      /* Until the server takes nothing new. */
    }
    socket.write(body);
    expect(await readUntil(socket, '"late"')).toContain('201 Created');
    socket.end();
    expect((await ended).code).toBe(0);
  });

  test('kill -9 loses nothing that was acknowledged', { timeout: slow }, async () => {
    const env = { GNAP_DATA: await dataFolder() };
    const first = await run(env);
    const headers = await signIn(first.url);
    let acknowledged = 0;
    const writers = [1, 2, 3, 4].map(async (writer) => {
      for (let count = 0; ; count += 1) {
        const name = `crash-${String(writer)}-${String(count)}`;
        try {
          if ((await addPerson(first.url, headers, name)) === 201) acknowledged += 1;
        } catch {
          return;
        }
        if (acknowledged >= 40) first.child.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    await first.ended;
    const second = await run(env);
    const kept = await total(second.url, headers, 'crash-');
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toBeLessThanOrEqual(acknowledged + writers.length);
  });

  test('a port in use is one clear line and exit code 1', { timeout: slow }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await launch({ GNAP_DATA: await dataFolder(), PORT: String(port) })
      .ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      new RegExp(`^gnap-toolkit cannot start: Port ${String(port)} is in use[^\\n]*\\n$`),
    );
  });

  test.each([
    [{ PORT: 'http' }, /PORT is "http"/],
    [{ GNAP_SECRET: 'short' }, /GNAP_SECRET has 5 bytes/],
  ])(
    'a setting that cannot be used (%j) is one clear line',
    { timeout: slow },
    async (env, line) => {
      const { code, err } = await launch({ GNAP_DATA: await dataFolder(), ...env }).ended;
      expect(code).toBe(1);
      expect(err).toMatch(line);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
  );
});
