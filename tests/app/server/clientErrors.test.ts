import { expect, test } from 'vitest';
import { builtApp, securityHeaders } from './builtApp.js';
import { exchange, open } from './serverProcess.js';
import { listen } from './testServer.js';

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
