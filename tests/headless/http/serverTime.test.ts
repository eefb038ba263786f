import { expect, test } from 'vitest';
import { johnsToken, NOW } from '../session/setUp.js';
import { answer, createFakeServer } from './server.js';
import { setUpHttp } from './setUp.js';

const date = (seconds: number): string => new Date((NOW + seconds) * 1000).toUTCString();

test.each([
  ['an answer that no cache keeps', 'GET', { 'Cache-Control': 'private, no-store' }, -3600],
  ['one that says so in capitals', 'GET', { 'Cache-Control': 'No-Store' }, -3600],
  ['an answer to a POST', 'POST', {}, -3600],
  ['an answer from a cache, which tells nothing', 'GET', { 'Cache-Control': 'max-age=60' }, 0],
  ['the head of one, which tells nothing either', 'HEAD', { 'Cache-Control': 'max-age=60' }, 0],
])("SESS-2 the server's time is taken from %s", async (_name, method, headers, offset) => {
  const server = createFakeServer(answer(200, {}, { Date: date(-3600), ...headers }));
  const { fetch, session } = setUpHttp({ server });
  await fetch('/x', { method });
  expect(session.getState().expiresAt).toBe((NOW + 900 - offset) * 1000);
});

test('SESS-2 the answer to signing in tells the time as well', async () => {
  const server = createFakeServer(answer(200, {}, { Date: date(-3600) }));
  const { fetch, session } = setUpHttp({ token: null, server });
  await fetch('/api/tokens', { method: 'POST', authorization: 'none' });
  session.begin(johnsToken(-2700));
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-2 other servers have no say in what time it is', async () => {
  const server = createFakeServer(answer(200, {}, { Date: date(9999) }));
  const { fetch, session } = setUpHttp({ server });
  await fetch('https://evil.example/x', { method: 'POST' });
  expect(session.getState().status).toBe('authenticated');
});
