import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { builtApp, securityHeaders } from './builtApp.js';
import { exchange, open, readUntil } from './serverProcess.js';
import { listen, postTokens, testServer } from './testServer.js';

test.each([
  ['no HTTP', 'HELO there\r\n\r\n', 400, 'malformed-request'],
  [
    'a line that ends in the middle',
    'GET / HTTP/1.1\r\nHost: x\r\nA b\r\n\r\n',
    400,
    'malformed-request',
  ],
  [
    'a body of two lengths, as request smuggling has it',
    'POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed-request',
  ],
  [
    'a request that names no host',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'malformed-request',
  ],
  [
    'a request to the API that names no host',
    'GET /api/people HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'malformed-request',
  ],
  [
    'a request that names two hosts',
    'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
    400,
    'malformed-request',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
])('%s is a problem with all the headers', async (_name, bytes, status, name) => {
  const answer = await exchange(await listen(await builtApp()), bytes);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} \\S`));
  const lines = head.split('\r\n');
  for (const [header, value] of Object.entries(securityHeaders)) {
    expect(lines).toContain(`${header}: ${value}`);
  }
  expect(lines).toContain('content-type: application/problem+json; charset=utf-8');
  expect(lines).toContain('cache-control: no-store');
  expect(head).toMatch(/^connection: close$/im);
  expect(JSON.parse(body)).toMatchObject({ type: `urn:gnap:problem:${name}`, status });
});

test('a request of HTTP/1.0 names no host, and one that expects what we do not know is answered', async () => {
  const url = await listen(await builtApp());
  expect(await exchange(url, 'GET / HTTP/1.0\r\n\r\n')).toContain('<title>app</title>');
  const expecting = await exchange(
    url,
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: everything\r\nConnection: close\r\n\r\n',
  );
  expect(expecting).toMatch(/^HTTP\/1\.1 200 /);
  expect(expecting).toContain(
    `content-security-policy: ${securityHeaders['content-security-policy']}`,
  );
});

test('a caller who leaves in the middle of a request disturbs nobody', async () => {
  const app = await builtApp();
  const url = await listen(app);
  const socket = await open(url);
  socket.write('POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"user');
  socket.resetAndDestroy();
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>app</title>');
});

test.each([
  ['POST /api/tokens', 'application/json', '{"user'],
  ['POST /api/uploads', 'image/png', 'GIF89a and then'],
])(
  'the body of %s that stops coming is a problem with all the headers',
  async (target, type, beginning) => {
    const app = await testServer();
    const { token } = (await postTokens(app)).json<{ token: string }>();
    const url = await listen(app);
    // In place of the minute that a connection may be still.
    app.server.once('request', ({ socket }: IncomingMessage) => void socket.setTimeout(1));
    const socket = await open(url);
    const lines = [
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      'Content-Length: 999',
    ];
    socket.write(`${target} HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n${beginning}`);
    const [head = '', body = ''] = (await readUntil(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 \S/);
    const headLines = head.split('\r\n');
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect(headLines).toContain(`${header}: ${value}`);
    }
    expect(head).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({ type: 'urn:gnap:problem:request-timeout' });
  },
);

test('a body that stops coming after its answer gets no second one', async () => {
  const app = await testServer();
  const url = await listen(app);
  const connected = once(app.server, 'connection');
  const socket = await open(url);
  const [served] = (await connected) as [Socket];
  socket.write('POST /api/uploads HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nbeginning');
  expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 401 /);
  served.setTimeout(1);
  expect(await readUntil(socket)).toBe('');
});
