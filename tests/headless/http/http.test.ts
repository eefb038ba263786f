import { expect, test } from 'vitest';
import {
  createHttp,
  HttpError,
  NetworkError,
  requestJson,
  type Http,
} from '../../../headless/http/index.js';
import { johnsToken, setUpSession } from '../session/setUp.js';
import { settle } from '../support/deferred.js';
import { answer, createFakeServer, hang, type FakeServer } from './server.js';
import { setUpHttp } from './setUp.js';

function setUp(server: FakeServer) {
  const { session } = setUpSession(johnsToken(900));
  const http: Http = createHttp({ session, baseUrl: 'https://app.example/', fetch: server.fetch });
  return { http, session };
}

test('SESS-6 getJson asks for JSON with the token, and gives what came', async () => {
  const server = createFakeServer(answer(200, { name: 'John' }));
  const { http } = setUp(server);
  expect(await http.getJson('/api/people/1', { headers: { 'X-A': '1' } })).toEqual({
    name: 'John',
  });
  const { method, headers } = server.requests[0]!;
  expect(method).toBe('GET');
  expect(headers.get('Accept')).toContain('application/json');
  expect(headers.get('X-A')).toBe('1');
  expect(server.authorizations()).toEqual([`Bearer ${johnsToken(900)}`]);
});

test('getJson asks for another form if the caller does', async () => {
  const server = createFakeServer(answer(200));
  const { http } = setUp(server);
  await http.getJson('/api/x', { headers: { Accept: 'application/geo+json' } });
  expect(server.requests[0]!.headers.get('Accept')).toBe('application/geo+json');
});

test('SESS-7 sendJson sends JSON; signing in leaves the token off', async () => {
  const server = createFakeServer(answer(201, { token: 'abc' }));
  const { http } = setUp(server);
  const body = { username: 'john', password: '1234' };
  expect(await http.sendJson('POST', '/api/tokens', body, { authorization: 'none' })).toEqual({
    token: 'abc',
  });
  const [request] = server.requests;
  expect(request!.method).toBe('POST');
  expect(request!.headers.get('Content-Type')).toBe('application/json');
  expect(await request!.json()).toEqual(body);
  expect(server.authorizations()).toEqual([null]);
});

test('sendJson of nothing sends no body, and an empty answer is undefined', async () => {
  const server = createFakeServer(() => new Response(null, { status: 204 }));
  const { http } = setUp(server);
  expect(await http.sendJson('DELETE', '/api/people/1')).toBeUndefined();
  expect(server.requests[0]!.method).toBe('DELETE');
  expect(server.requests[0]!.body).toBeNull();
  expect(server.requests[0]!.headers.get('Content-Type')).toBeNull();
});

test.each([{ text: 'x' }, undefined])(
  'FORM-4 sendJson of %j keeps what the caller adds',
  async (body) => {
    const server = createFakeServer(answer(200));
    const { http } = setUp(server);
    await http.sendJson('PUT', '/api/people/1', body, { headers: { 'Idempotency-Key': 'k' } });
    expect(server.requests[0]!.headers.get('Idempotency-Key')).toBe('k');
  },
);

test('an answer of white space is undefined too', async () => {
  const { http } = setUp(createFakeServer(() => new Response(' \n')));
  expect(await http.getJson('/api/x')).toBeUndefined();
});

test('a letter that arrives in two parts is one letter', async () => {
  const bytes = new TextEncoder().encode('"José 🎉"');
  const body = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { http } = setUp(createFakeServer(() => new Response(body)));
  expect(await http.getJson('/api/x')).toBe('José 🎉');
});

test('B-25 a refusal is an HttpError with its problem, and a message without the query', async () => {
  const server = createFakeServer(
    answer(422, { title: 'Not valid', detail: 'See below.', errors: { name: ['taken'] } }),
  );
  const { http } = setUp(server);
  const failure = await http.sendJson('PUT', '/api/people?secret=1', {}).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({
    name: 'HttpError',
    status: 422,
    problem: { title: 'Not valid', errors: { name: ['taken'] } },
    message: 'PUT /api/people was answered with status 422. Not valid See below.',
  });
});

test.each([429, 503])('B-25 an HttpError of status %i tells how long to wait', async (status) => {
  const { http } = setUp(createFakeServer(answer(status, {}, { 'Retry-After': '30' })));
  await expect(http.getJson('/api/x')).rejects.toMatchObject({ status, retryAfterSeconds: 30 });
});

test('B-25 a date to wait until is one of the clock that the app runs by', async () => {
  const later = answer(503, {}, { 'Retry-After': 'Thu, 01 Jan 2026 00:00:30 GMT' });
  const { http } = setUpHttp({ server: createFakeServer(later) });
  await expect(http.getJson('/api/x')).rejects.toMatchObject({ retryAfterSeconds: 30 });
});

test('B-25 where the server does not tell, neither does the HttpError', async () => {
  const { http } = setUp(createFakeServer(answer(503)));
  await expect(http.getJson('/api/x')).rejects.toMatchObject({ retryAfterSeconds: null });
});

test('B-25 where the server says no more than a status, the message ends after it', async () => {
  const { http } = setUp(createFakeServer(answer(404)));
  await expect(http.getJson('/api/x')).rejects.toMatchObject({
    message: 'GET /api/x was answered with status 404.',
  });
});

test('B-25 requestJson sends a Request as it is, and tells its method and address', async () => {
  const server = createFakeServer(answer(404));
  const request = new Request('https://app.example/api/x?a=1', {
    method: 'PUT',
    headers: { 'X-A': '1' },
  });
  await expect(requestJson(server.fetch, request)).rejects.toMatchObject({
    message: 'PUT https://app.example/api/x was answered with status 404.',
  });
  const { headers } = server.requests[0]!;
  expect(headers.get('X-A')).toBe('1');
  expect(headers.get('Accept')).toContain('application/json');
});

test('B-21 a connection that drops half-way is a NetworkError', async () => {
  const cause = new TypeError('terminated');
  const body = new ReadableStream({
    pull: (controller) => {
      controller.error(cause);
    },
  });
  const { http } = setUp(createFakeServer(() => new Response(body)));
  await expect(http.getJson('/api/x')).rejects.toMatchObject({ name: 'NetworkError', cause });
});

test('an answer that is not JSON is an HttpError too', async () => {
  const { http } = setUp(createFakeServer(() => new Response('<!doctype html>')));
  await expect(http.getJson('/api/x')).rejects.toMatchObject({
    name: 'HttpError',
    status: 200,
    problem: { title: 'The answer is not JSON.' },
  });
});

test('B-21 no answer is a NetworkError with what fetch threw as its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const { http } = setUp(createFakeServer(() => Promise.reject(cause)));
  const failure = await http.getJson('/api/x?a=1').catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toMatchObject({ cause, message: expect.stringMatching(/^GET \/api\/x got no/) });
});

test('SESS-6 an AbortError comes as it is', async () => {
  const { http, session } = setUp(createFakeServer(hang));
  const response = http.getJson('/api/x');
  await settle();
  session.end();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('SESS-6 a wrong use is told as such, not as a fault of the network', async () => {
  const { http } = setUp(createFakeServer());
  await expect(http.getJson('https://a:b@app.example/')).rejects.toMatchObject({
    code: 'invalid-request',
  });
});
