import { expect, test } from 'vitest';
import {
  createHttp,
  createUpload,
  HttpError,
  NetworkError,
  type UploadProgress,
} from '../../../headless/http/index.js';
import { createSessionStore, type SessionStore } from '../../../headless/session/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';

const TOKEN = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.c2ln`.replaceAll('=', '');

/** Uploads by the browser's own XMLHttpRequest, to the server that serves this test. */
function setUp() {
  const storage = createMemoryStorage({ token: TOKEN });
  const session: SessionStore = createSessionStore({ storage });
  session.connect();
  return { session, upload: createUpload({ http: createHttp({ session }) }) };
}

function fileOf(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'zeros.bin', { type: 'application/octet-stream' });
}

test('B-32 a browser tells how far an upload has come, from nothing to all of it', async () => {
  const { upload } = setUp();
  const progress: UploadProgress[] = [];
  const answer = await upload('/package.json', fileOf(2_000_000), {
    method: 'PUT',
    onProgress: (now) => progress.push(now),
  });
  expect(answer).toMatchObject({ name: 'gnap-toolkit' });
  expect(progress.at(0)).toEqual({ loaded: 0, total: 2_000_000 });
  expect(progress.at(-1)).toEqual({ loaded: 2_000_000, total: 2_000_000 });
  const loaded = progress.map((now) => now.loaded);
  expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
});

test('B-32 a form counts with the frame of its parts', async () => {
  const { upload } = setUp();
  const form = new FormData();
  form.set('file', fileOf(1000));
  let last: UploadProgress | undefined;
  await upload('/package.json', form, {
    onProgress: (now) => {
      last = now;
    },
  });
  expect(last!.loaded).toBe(last!.total);
  expect(last!.loaded).toBeGreaterThan(1000);
});

test('B-32 a refusal is an HttpError, with status and answer as fetch gives them', async () => {
  const { upload } = setUp();
  const failure = await upload('/nowhere', 'text').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 404, problem: { title: 'Not Found' } });
});

test('B-21 without a server there is a NetworkError', async () => {
  const { upload } = setUp();
  // No browser connects to this port.
  await expect(upload('http://localhost:1/', 'text')).rejects.toBeInstanceOf(NetworkError);
});

test('B-32 an upload is called off half-way, with the caller’s reason', async () => {
  const { upload } = setUp();
  const controller = new AbortController();
  const result = upload('/package.json', fileOf(50_000_000), {
    signal: controller.signal,
    onProgress: ({ loaded }) => {
      if (loaded > 0) controller.abort(new Error('enough'));
    },
  });
  await expect(result).rejects.toThrow('enough');
});

test('SESS-6 ending the session calls an upload off', async () => {
  const { session, upload } = setUp();
  const result = upload('/package.json', fileOf(50_000_000), {
    onProgress: ({ loaded }) => {
      if (loaded > 0) session.end();
    },
  });
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
});
