import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHttp, type Http } from '../../../headless/http/index.js';
import { setUpSession } from '../session/setUp.js';
import { TOKEN } from './setUp.js';

/** What came in, by the port's name: `own Bearer …`. */
let received: string[] = [];
let otherStatus = 200;
let servers: readonly Server[] = [];
let ownOrigin = '';
let otherOrigin = '';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers = [...servers, server];
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}`;
}

beforeAll(async () => {
  otherOrigin = await listen(({ headers }, response) => {
    received.push(`other ${String(headers.authorization)}`);
    response.writeHead(otherStatus, { Date: new Date(0).toUTCString() }).end('{}');
  });
  ownOrigin = await listen(({ headers, url = '' }, response) => {
    received.push(`own ${String(headers.authorization)}`);
    const Location = url === '/away' ? `${otherOrigin}/x` : '/there';
    if (url === '/there') response.writeHead(200).end('{}');
    else response.writeHead(307, { Location }).end();
  });
});

afterAll(() => {
  for (const server of servers) server.close();
});

function setUp(options: { status?: number; allowedOrigins?: readonly string[] } = {}) {
  received = [];
  otherStatus = options.status ?? 200;
  const { session } = setUpSession(TOKEN);
  session.connect();
  const onUnauthorized = vi.fn();
  const onForbidden = vi.fn();
  const http: Http = createHttp({
    session,
    baseUrl: ownOrigin,
    allowedOrigins: options.allowedOrigins,
    onUnauthorized,
    onForbidden,
  });
  return { http, session, onUnauthorized, onForbidden };
}

test('SESS-6 a redirect within our origin keeps the token', async () => {
  const { http } = setUp();
  await http.getJson('/here');
  expect(received).toEqual([`own Bearer ${TOKEN}`, `own Bearer ${TOKEN}`]);
});

test('SESS-6 a redirect to another origin leaves the token behind', async () => {
  const { http } = setUp();
  await http.getJson('/away');
  expect(received).toEqual([`own Bearer ${TOKEN}`, 'other undefined']);
});

test('SESS-6 a 401 from where a redirect led is nobody’s affair, since no token went there', async () => {
  const { http, session, onUnauthorized } = setUp({ status: 401, allowedOrigins: [otherOrigin] });
  expect((await http.fetch('/away')).status).toBe(401);
  expect(received).toEqual([`own Bearer ${TOKEN}`, 'other undefined']);
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 nor has it a say in what is forbidden, or in what time it is', async () => {
  const { http, session, onForbidden } = setUp({ status: 403 });
  await http.fetch('/away', { method: 'POST' });
  expect(onForbidden).not.toHaveBeenCalled();
  // By the other server's clock the token would last half a century longer.
  expect(session.getState().expiresAt).toBe(setUp().session.getState().expiresAt);
});
