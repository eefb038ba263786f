import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { drainOnClose } from '../../../app/server/drain.js';
import {
  buildServer,
  countPeople,
  dataFolder,
  open,
  personNamed,
  readUntil,
  run,
  signIn,
  slow,
} from './serverProcess.js';
import { listen } from './testServer.js';

beforeAll(buildServer);

async function isRefused(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return answer === null;
}

test(
  'SIGTERM drains: what is under way is answered, what is new refused, and the data is there at the next start',
  { timeout: slow },
  async () => {
    const env = { GNAP_DATA: await dataFolder() };
    const { child, url, ended } = await run(env);
    const headers = await signIn(url);
    const { host } = new URL(url);
    const body = JSON.stringify(personNamed('late'));
    const underWay = await open(url);
    underWay.write(
      [
        'POST /api/people HTTP/1.1',
        `Host: ${host}`,
        `Authorization: ${headers['authorization'] ?? ''}`,
        'Content-Type: application/json',
        `Content-Length: ${String(body.length)}`,
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    expect(await readUntil(underWay, '\r\n\r\n')).toContain('100 Continue');
    const begun = await open(url);
    begun.write('GET /api/people HTTP/1.1\r\n');
    const unused = await open(url);
    // One more answer shows that the server has seen the beginning of the request before it.
    await countPeople(url, headers);

    child.kill('SIGTERM');
    while (!(await isRefused(url))) {
      /* Until the server takes no connection. */
    }
    expect(await readUntil(unused)).toBe('');
    begun.write(`Host: ${host}\r\n\r\n`);
    const refusal = await readUntil(begun);
    expect(refusal).toContain('503 Service Unavailable');
    expect(refusal).toMatch(/content-type: application\/problem\+json/i);
    expect(refusal).toMatch(/retry-after: 5/i);
    expect(refusal).toMatch(/content-security-policy: default-src 'none'/i);
    expect(refusal).toContain('urn:gnap:problem:unavailable');

    underWay.write(body);
    const answer = await readUntil(underWay);
    expect(answer).toContain('201 Created');
    expect(answer).toMatch(/connection: close/i);
    const { code, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });

    const next = await run(env);
    expect(await countPeople(next.url, headers, 'late')).toBe(1);
  },
);

test('an answer whose head was sent before the server closes ends its connection, too', async () => {
  const app = fastify();
  drainOnClose(app);
  const body = new PassThrough();
  app.get('/', (_request, reply) => reply.send(body));
  const socket = await open(await listen(app));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  body.write('the beginning');
  expect(await readUntil(socket, 'the beginning')).toMatch(/connection: keep-alive/i);
  const closed = app.close();
  while (app.server.listening) await setImmediate();
  body.end('the end');
  expect(await readUntil(socket)).toContain('the end');
  await closed;
});
