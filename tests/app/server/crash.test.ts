import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { beforeAll, expect, test } from 'vitest';
import type { PeoplePage } from '../../../app/server/people/peopleTable.js';
import type { Person } from '../../../app/server/people/person.js';
import {
  buildServer,
  dataFolder,
  personNamed,
  run,
  signIn,
  slow,
  type Running,
} from './serverProcess.js';

beforeAll(buildServer);

const rounds = 5;
const adders = 3;
const imageBytes = 30_000;

/** What the server has said that it took. */
class Ledger {
  readonly people = new Set<string>();
  readonly images = new Map<string, Buffer>();
  version = 1;
  count = 0;
}

class Writers {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #ledger: Ledger;
  readonly #acknowledged: () => void;

  constructor(
    url: string,
    headers: Record<string, string>,
    ledger: Ledger,
    acknowledged: () => void,
  ) {
    this.#url = url;
    this.#headers = headers;
    this.#ledger = ledger;
    this.#acknowledged = acknowledged;
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const isImage = Buffer.isBuffer(body);
    const response = await fetch(this.#url + path, {
      method,
      headers: isImage ? { ...this.#headers, 'content-type': 'image/png' } : this.#headers,
      body: isImage ? new Uint8Array(body) : JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    const answer: unknown = await response.json();
    this.#acknowledged();
    return answer;
  }

  async add(prefix: string): Promise<void> {
    for (let count = 0; ; count += 1) {
      const name = `${prefix}-${String(count)}`;
      await this.#send('POST', '/api/people', personNamed(name));
      this.#ledger.people.add(name);
    }
  }

  async replace(): Promise<void> {
    for (;;) {
      const { version } = this.#ledger;
      await this.#send('PUT', '/api/people/1', {
        ...personNamed(`replaced-${String(version + 1)}`),
        version,
      });
      this.#ledger.version = version + 1;
    }
  }

  async upload(): Promise<void> {
    for (;;) {
      const image = Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
        randomBytes(imageBytes - 8),
      ]);
      const { url } = (await this.#send('POST', '/api/uploads', image)) as { url: string };
      this.#ledger.images.set(url, image);
    }
  }
}

async function writeUntilKilled(
  { child, url, ended }: Running,
  headers: Record<string, string>,
  ledger: Ledger,
  round: number,
): Promise<void> {
  let left = 3 + ((round * 7) % 23);
  const writers = new Writers(url, headers, ledger, () => {
    left -= 1;
    if (left <= 0) child.kill('SIGKILL');
  });
  const names = Array.from({ length: adders }, (_, adder) => `r${String(round)}-${String(adder)}`);
  const jobs = [...names.map((name) => writers.add(name)), writers.replace(), writers.upload()];
  const outcomes = await Promise.allSettled(jobs);
  // What ends a writer is the broken connection, nothing that the server answered.
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  }
  await ended;
}

async function get<Answer>(url: string, headers: Record<string, string>): Promise<Answer> {
  return (await (await fetch(url, { headers })).json()) as Answer;
}

async function checkPeople(
  url: string,
  headers: Record<string, string>,
  ledger: Ledger,
  round: number,
): Promise<void> {
  const search = `r${String(round)}-`;
  const page = await get<PeoplePage>(`${url}/api/people?search=${search}&pageSize=100`, headers);
  const found = page.items.filter(({ userName }) => userName.startsWith(search));
  const names = found.map(({ userName }) => userName);
  const acknowledged = [...ledger.people].filter((name) => name.startsWith(search));
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  expect(names.length).toBeLessThanOrEqual(acknowledged.length + adders);
  for (const person of found) expect(person).toMatchObject(personNamed(person.userName));
}

async function checkReplaced(
  url: string,
  headers: Record<string, string>,
  ledger: Ledger,
): Promise<void> {
  const person = await get<Person>(`${url}/api/people/1`, headers);
  expect([ledger.version, ledger.version + 1]).toContain(person.version);
  if (person.version > 1) {
    expect(person).toMatchObject(personNamed(`replaced-${String(person.version)}`));
  }
  ledger.version = person.version;
}

async function checkImages(url: string, { images }: Ledger): Promise<void> {
  for (const [path, image] of images) {
    const bytes = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    expect(bytes.equals(image)).toBe(true);
  }
}

async function checkFiles(data: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(join(data, 'gnap.db')).href });
  try {
    const { rows } = await client.execute('PRAGMA integrity_check');
    expect(rows.map((row) => row['integrity_check'])).toEqual(['ok']);
  } finally {
    client.close();
  }
  const files = await readdir(join(data, 'uploads')).catch(() => []);
  for (const name of files.filter((file) => file !== 'drafts')) {
    expect((await stat(join(data, 'uploads', name))).size).toBe(imageBytes);
  }
}

// In quarters, each with data of its own: every start of the server takes seconds.
test.each([1, 6, 11, 16])(
  'kill -9 in the middle of writes, 20 times over, loses nothing that was acknowledged and leaves nothing half-written (from %i on)',
  { timeout: slow },
  async (first) => {
    const data = await dataFolder();
    const ledger = new Ledger();
    let headers: Record<string, string> | undefined;
    for (let round = first; round <= first + rounds; round += 1) {
      const server = await run({ GNAP_DATA: data });
      headers ??= await signIn(server.url);
      await checkPeople(server.url, headers, ledger, round - 1);
      await checkReplaced(server.url, headers, ledger);
      await checkImages(server.url, ledger);
      ledger.images.clear();
      await checkFiles(data);
      if (round < first + rounds) await writeUntilKilled(server, headers, ledger, round);
    }
    expect(ledger.people.size).toBeGreaterThan(rounds);
    expect(ledger.version).toBeGreaterThan(rounds);
  },
);
