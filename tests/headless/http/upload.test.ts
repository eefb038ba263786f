import { afterEach, expect, test, vi } from 'vitest';
import {
  createUpload,
  HttpError,
  NetworkError,
  type Upload,
  type UploadProgress,
  type UploadRequest,
} from '../../../headless/http/index.js';
import { createFakeXMLHttpRequest } from '../../../headless/testing/vanilla.js';
import { johnsToken, NOW } from '../session/setUp.js';
import { createDeferred, settle } from '../support/deferred.js';
import { answer, createFakeServer, hang } from './server.js';
import { JANES_TOKEN, NEW_TOKEN, setUpHttp, TOKEN, type HttpSetUpOptions } from './setUp.js';

interface Options extends HttpSetUpOptions {
  /** Called with each request made, before it is sent. */
  onCreate?: (request: UploadRequest) => void;
}

function setUp({ onCreate, ...options }: Options = {}) {
  const http = setUpHttp(options);
  const FakeRequest = createFakeXMLHttpRequest(http.server.fetch);
  const createRequest = (): UploadRequest => {
    const request = new FakeRequest();
    onCreate?.(request);
    return request;
  };
  const upload: Upload = createUpload({ http: http.http, createRequest });
  return { ...http, upload };
}

const file = new Blob(['0123456789'], { type: 'text/plain' });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SESS-6 an upload goes out with the token, as a POST, and resolves with what comes', async () => {
  const { upload, server } = setUp({ server: createFakeServer(answer(201, { id: 7 })) });
  expect(await upload('/files', file, { headers: { 'X-A': '1' } })).toEqual({ id: 7 });
  const [request] = server.requests;
  expect(request!.url).toBe('https://app.example/files');
  expect(request!.method).toBe('POST');
  expect(request!.headers.get('X-A')).toBe('1');
  expect(request!.headers.get('Accept')).toContain('application/json');
  expect(request!.headers.get('Content-Type')).toBe('text/plain');
  expect(await request!.text()).toBe('0123456789');
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`]);
});

test('SESS-6 a form is uploaded with its own boundary, by another method too', async () => {
  const form = new FormData();
  form.set('file', file, 'digits.txt');
  const { upload, server } = setUp();
  await upload('/files/7', form, { method: 'PUT' });
  expect(server.requests[0]!.method).toBe('PUT');
  expect(server.requests[0]!.headers.get('Content-Type')).toMatch(
    /^multipart\/form-data; boundary=/,
  );
  expect(await server.requests[0]!.text()).toContain('digits.txt');
});

test.each([
  ['https://evil.example/x', null],
  ['//evil.example/x', null],
  ['http://app.example/x', null],
  ['https://api.example/x', `Bearer ${TOKEN}`],
])('SESS-6 an upload to %s has the token it should have', async (url, authorization) => {
  const { upload, server } = setUp();
  await upload(url, file);
  expect(server.authorizations()).toEqual([authorization]);
});

test('SESS-6 an upload to a URL with user-info is refused', async () => {
  const { upload, server } = setUp();
  const failure = upload('https://app.example@evil.example/x', file);
  await expect(failure).rejects.toMatchObject({ code: 'invalid-request' });
  expect(server.requests).toEqual([]);
});

test('SESS-6 an upload keeps a header that is there, and leaves the token off when told to', async () => {
  const { upload, server } = setUp();
  await upload('/x', file, { headers: { Authorization: 'Basic abc' } });
  await upload('/x', file, { authorization: 'none' });
  expect(server.authorizations()).toEqual(['Basic abc', null]);
});

test('B-32 an upload tells how many bytes are sent, up to all of them', async () => {
  const onProgress = vi.fn((_progress: UploadProgress) => {});
  const { upload } = setUp();
  await upload('/files', file, { onProgress });
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { loaded: 0, total: 10 },
    { loaded: 5, total: 10 },
    { loaded: 10, total: 10 },
  ]);
});

test('B-32 a total that the browser does not know is null', async () => {
  const onProgress = vi.fn();
  const { upload } = setUp({
    onCreate: ({ upload: target }) => {
      const { addEventListener } = target;
      target.addEventListener = (type, listener) => {
        addEventListener(type, ({ loaded }) => {
          listener({ loaded, total: 0, lengthComputable: false });
        });
      };
    },
  });
  await upload('/files', file, { onProgress });
  expect(onProgress).toHaveBeenLastCalledWith({ loaded: 10, total: null });
});

test('SESS-6 after a 401 the session is renewed and the upload sent once more, from 0 on', async () => {
  const onProgress = vi.fn((_progress: UploadProgress) => {});
  const server = createFakeServer(answer(401), answer(201, { id: 7 }));
  const { upload } = setUp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  expect(await upload('/files', file, { onProgress })).toEqual({ id: 7 });
  expect(server.authorizations()).toEqual([`Bearer ${TOKEN}`, `Bearer ${NEW_TOKEN}`]);
  expect(await server.requests[1]!.text()).toBe('0123456789');
  expect(onProgress.mock.calls.map(([{ loaded }]) => loaded)).toEqual([0, 5, 10, 0, 5, 10]);
});

test('SESS-6 an upload is sent again once at most; then the session ends', async () => {
  const server = createFakeServer(answer(401, { title: 'No' }));
  const { upload, session } = setUp({ server, refresh: () => Promise.resolve(NEW_TOKEN) });
  await expect(upload('/files', file)).rejects.toMatchObject({
    name: 'HttpError',
    status: 401,
    problem: { title: 'No' },
  });
  expect(server.requests).toHaveLength(2);
  expect(session.getState().endReason).toBe('rejected');
});

test('B-10 an upload waits for who signs in again in place', async () => {
  const dialog = createDeferred<undefined>();
  const onUnauthorized = vi.fn((_request: Request, _response: Response) => dialog.promise);
  const server = createFakeServer(answer(401), answer(201, { id: 7 }));
  const { upload, session } = setUp({ server, onUnauthorized });
  const result = upload('/files', file);
  await vi.waitUntil(() => onUnauthorized.mock.calls.length > 0);
  expect(onUnauthorized.mock.calls[0]![0].url).toBe('https://app.example/files');
  session.begin(NEW_TOKEN);
  dialog.resolve(undefined);
  expect(await result).toEqual({ id: 7 });
});

test('SESS-6 a 401 from where a redirect led is nobody’s affair for an upload either', async () => {
  const server = createFakeServer(() => {
    const response = new Response('', { status: 401 });
    return Object.defineProperty(response, 'url', { value: 'https://evil.example/x' });
  });
  const { upload, session } = setUp({ server });
  await expect(upload('/files', file)).rejects.toMatchObject({ status: 401 });
  expect(session.getState().status).toBe('authenticated');
});

test('SESS-6 403 for an upload is told of, and signs nobody out', async () => {
  const onForbidden = vi.fn();
  const { upload, session } = setUp({ server: createFakeServer(answer(403)), onForbidden });
  await expect(upload('/files', file)).rejects.toBeInstanceOf(HttpError);
  expect(onForbidden).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('authenticated');
});

test('B-32 an upload can be called off, and nothing is told after that', async () => {
  const onProgress = vi.fn();
  const { upload, server } = setUp({ server: createFakeServer(hang) });
  const controller = new AbortController();
  const result = upload('/files', file, { signal: controller.signal, onProgress });
  await vi.waitUntil(() => server.requests.length > 0);
  const told = onProgress.mock.calls.length;
  controller.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
  expect(server.requests[0]!.signal.aborted).toBe(true);
  expect(onProgress).toHaveBeenCalledTimes(told);
});

test.each(['session', 'none'] as const)(
  'B-32 an upload called off before it begins sends nothing, authorization %s',
  async (authorization) => {
    const onCreate = vi.fn();
    const { upload } = setUp({ onCreate });
    const result = upload('/files', file, { signal: AbortSignal.abort(), authorization });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(onCreate).not.toHaveBeenCalled();
  },
);

test('SESS-6 ending the session calls uploads off, and an AbortError says so', async () => {
  const { upload, session, server } = setUp({ server: createFakeServer(hang) });
  const result = upload('/files', file);
  await vi.waitUntil(() => server.requests.length > 0);
  session.end();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('B-08 so does another person', async () => {
  const { upload, session, server } = setUp({ server: createFakeServer(hang) });
  const result = upload('/files', file);
  await vi.waitUntil(() => server.requests.length > 0);
  session.begin(JANES_TOKEN);
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('B-32 an upload that the browser stops is an AbortError', async () => {
  let request: UploadRequest | undefined;
  const { upload, server } = setUp({
    server: createFakeServer(hang),
    onCreate: (made) => {
      request = made;
    },
  });
  const result = upload('/files', file);
  await vi.waitUntil(() => server.requests.length > 0);
  request!.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});

test('B-21 an upload without an answer is a NetworkError, and signs nobody out', async () => {
  const server = createFakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
  const { upload, session } = setUp({ server });
  const failure = await upload('/files?a=1', file).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^POST \/files got no answer\./),
    cause: expect.any(TypeError),
  });
  expect(session.getState().status).toBe('authenticated');
});

test.each([0, 999])('B-21 so is one of status %i, which is none', async (status) => {
  const { upload } = setUp({
    onCreate: (request) => {
      Object.defineProperty(request, 'status', { get: () => status, set: () => {} });
    },
  });
  await expect(upload('/files', file)).rejects.toBeInstanceOf(NetworkError);
});

test('B-21 an upload of which nothing is heard for a minute is given up', async () => {
  const { upload, clock, server } = setUp({ server: createFakeServer(hang) });
  const failure = upload('/files', file).catch((error: unknown) => error);
  await vi.waitUntil(() => server.requests.length > 0);
  clock.advance(60_000);
  expect(await failure).toMatchObject({ name: 'NetworkError', cause: { name: 'TimeoutError' } });
  expect(server.requests[0]!.signal.aborted).toBe(true);
});

test('B-21 an upload that goes on slowly is not', async () => {
  const listeners: (() => void)[] = [];
  const response = createDeferred<Response>();
  const { upload, clock } = setUp({
    server: createFakeServer(() => response.promise),
    onCreate: (request) => {
      const { addEventListener } = request.upload;
      request.upload.addEventListener = (type, listener) => {
        addEventListener(type, listener);
        if (type !== 'progress') return;
        listeners.push(() => {
          listener({ loaded: 1, total: 10, lengthComputable: true });
        });
      };
    },
  });
  const result = upload('/files', file);
  await settle();
  for (let minute = 0; minute < 5; minute += 1) {
    clock.advance(50_000);
    for (const progress of listeners) progress();
  }
  response.resolve(Response.json('slow'));
  expect(await result).toBe('slow');
});

test('B-21 nor is one whose answer arrives slowly', async () => {
  const response = createDeferred<Response>();
  let hear = (): void => {};
  const { upload, clock } = setUp({
    server: createFakeServer(() => response.promise),
    onCreate: (request) => {
      const { addEventListener } = request;
      request.addEventListener = (type, listener) => {
        addEventListener.call(request, type, listener);
        if (type === 'progress')
          hear = () => listener({ loaded: 1, total: 0, lengthComputable: false });
      };
    },
  });
  const result = upload('/files', file);
  await settle();
  for (let part = 0; part < 5; part += 1) {
    clock.advance(50_000);
    hear();
  }
  response.resolve(Response.json('slow'));
  expect(await result).toBe('slow');
});

test('B-32 the answer’s status, problem and headers come as those of fetch', async () => {
  const errors = { file: ['too-large'] };
  const server = createFakeServer(
    answer(413, { title: 'Too large', errors }, { 'Retry-After': '9' }),
  );
  const { upload } = setUp({ server });
  await expect(upload('/files', file)).rejects.toMatchObject({
    status: 413,
    retryAfterSeconds: 9,
    problem: { title: 'Too large', errors },
  });
});

test.each([204, 205])('B-32 an answer of status %i is undefined', async (status) => {
  const { upload } = setUp({ server: createFakeServer(() => new Response(null, { status })) });
  expect(await upload('/files', file)).toBeUndefined();
});

test('B-32 304 is no success, and no fault of the network', async () => {
  const { upload } = setUp({ server: createFakeServer(() => new Response(null, { status: 304 })) });
  await expect(upload('/files', file)).rejects.toMatchObject({ name: 'HttpError', status: 304 });
});

test('SESS-2 the server’s time is taken from the answer to an upload', async () => {
  const Date = new globalThis.Date((NOW - 3600) * 1000).toUTCString();
  const { upload, session } = setUp({ server: createFakeServer(answer(200, {}, { Date })) });
  await upload('/files', file);
  expect(session.getState().expiresAt).toBe((NOW + 900 + 3600) * 1000);
});

test('SESS-2 an upload waits while the session is renewed', async () => {
  const renewed = createDeferred<string>();
  const { upload, server } = setUp({ token: johnsToken(-5), refresh: () => renewed.promise });
  const result = upload('/files', file);
  await settle();
  expect(server.requests).toEqual([]);
  renewed.resolve(NEW_TOKEN);
  await result;
  expect(server.authorizations()).toEqual([`Bearer ${NEW_TOKEN}`]);
});

test('B-32 the browser’s XMLHttpRequest is the default, found on each upload', async () => {
  const { http, server } = setUpHttp();
  const upload = createUpload({ http });
  vi.stubGlobal('XMLHttpRequest', createFakeXMLHttpRequest(server.fetch));
  await upload('/files', file);
  expect(server.requests).toHaveLength(1);
});
