import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const json = { 'content-type': 'application/json' };

/** Time for tests that start processes. */
export const slow = 60_000;

let program: string | undefined;

/**
 * For `beforeAll` where servers are started: builds the server and its thread as a file each, which
 * start in half the time, into a project of their own. That is inside this one, so that they find
 * its packages. Returns what removes it.
 */
export async function buildServer(): Promise<() => Promise<void>> {
  await mkdir(join(root, 'test-results'), { recursive: true });
  const project = await mkdtemp(join(root, 'test-results/server-'));
  const outdir = join(project, 'dist/server');
  await build({
    entryPoints: ['main.ts', 'announcements/htmlWorker.ts'].map((file) =>
      join(root, 'app/server', file),
    ),
    entryNames: '[name]',
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  program = join(outdir, 'main.js');
  return async () => {
    program = undefined;
    await rm(project, { recursive: true, force: true });
  };
}

/** A folder for the data of one test. */
export async function dataFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gnap-main-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A server process, whether or not it comes up. */
export interface Launched {
  readonly child: ChildProcess;
  /** Its address, once it listens. */
  readonly ready: Promise<string>;
  /** Exit code, and everything that the process wrote. */
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

/** The file of the server that was built. */
export function builtServer(): string {
  if (program === undefined) throw new Error('Build the server first: beforeAll(buildServer).');
  return program;
}

/** Starts the real server on a free port, with nothing of this process's environment. */
export async function launch(
  env: Record<string, string>,
  args: readonly string[] = [],
  cwd: string = root,
): Promise<Launched> {
  const child = spawn(process.execPath, [builtServer(), ...args], {
    cwd,
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

/** A server process that listens. */
export interface Running extends Omit<Launched, 'ready'> {
  readonly url: string;
}

/** Starts the real server and waits until it listens. */
export async function run(env: Record<string, string>, cwd?: string): Promise<Running> {
  const { child, ready, ended } = await launch(env, [], cwd);
  const url = await Promise.race([
    ready,
    ended.then(({ err }) => Promise.reject(new Error(`The server did not start: ${err}`))),
  ]);
  return { child, url, ended };
}

/** Signs in as john and returns the headers of his requests. */
export async function signIn(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ username: 'john', password: '1234' });
  const response = await fetch(`${url}/api/tokens`, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}

/** A person all of whose texts are the name, so that half of one would be seen. */
export function personNamed(name: string): Record<string, string | boolean> {
  return {
    userName: name,
    givenName: name,
    familyName: name,
    place: name,
    note: name,
    email: `${name}@example.org`,
    active: true,
  };
}

/** Adds a person and returns the status of the answer. */
export async function addPerson(
  url: string,
  headers: Record<string, string>,
  name: string,
): Promise<number> {
  const body = JSON.stringify(personNamed(name));
  return (await fetch(`${url}/api/people`, { method: 'POST', headers, body })).status;
}

/** How many people are found. */
export async function countPeople(
  url: string,
  headers: Record<string, string>,
  search = '',
): Promise<number> {
  const response = await fetch(`${url}/api/people?search=${search}`, { headers });
  return ((await response.json()) as { total: number }).total;
}

/** A connection to the server, byte by byte as a test likes it. */
export async function open(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Reads until the text occurs, or to the end. */
export async function readUntil(socket: Socket, text?: string): Promise<string> {
  let read = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += String(chunk);
    if (text !== undefined && read.includes(text)) break;
  }
  return read;
}

/** Sends these bytes and returns all that comes back until the server ends the connection. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const socket = await open(url);
  socket.write(bytes);
  return readUntil(socket);
}
