import { expect, test, vi } from 'vitest';
import { watchFetch, type RequestOutcome } from '../../../headless/connectivity/index.js';

const report = vi.fn<(outcome: RequestOutcome) => void>();
const baseUrl = 'https://app.test/staff/';

function watched(answer: typeof fetch): typeof fetch {
  report.mockClear();
  return watchFetch({ connectivity: { report }, baseUrl, fetch: answer });
}

test.each([200, 404, 500, 503])('B-21 status %s is a connection', async (status) => {
  const send = watched(() => Promise.resolve(new Response(null, { status })));
  expect((await send(new Request('https://app.test/api/people'))).status).toBe(status);
  expect(report.mock.calls).toEqual([['reached']]);
});

test.each([502, 504])('B-21 status %s is of a gateway that got no answer', async (status) => {
  const send = watched(() => Promise.resolve(new Response(null, { status })));
  expect((await send('/api/people')).status).toBe(status);
  expect(report.mock.calls).toEqual([['unreachable']]);
});

test('B-21 no answer is none, and the error goes on to the caller', async () => {
  const send = watched(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('api/people')).rejects.toThrow('Failed to fetch');
  expect(report.mock.calls).toEqual([['unreachable']]);
});

test('B-21 an answer that takes too long is none', async () => {
  const late = new DOMException('The server did not answer in time.', 'TimeoutError');
  await expect(watched(() => Promise.reject(late))('api/people')).rejects.toBe(late);
  expect(report.mock.calls).toEqual([['unreachable']]);
});

test('B-21 nor is one in Safari, which says that it was aborted', async () => {
  const late = new DOMException('The server did not answer in time.', 'TimeoutError');
  const signal = AbortSignal.abort(late);
  const send = watched(() => Promise.reject(new DOMException('Fetch is aborted', 'AbortError')));
  await expect(send(new Request('https://app.test/x', { signal }))).rejects.toThrow('aborted');
  await expect(send('/x', { signal })).rejects.toThrow('aborted');
  expect(report.mock.calls).toEqual([['unreachable'], ['unreachable']]);
});

test('a request that was called off, for whatever reason, says nothing, nor does one to another server', async () => {
  const aborted = watched(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(aborted('/api/people')).rejects.toThrow('Aborted');
  expect(report).not.toHaveBeenCalled();

  const left = watched(() => Promise.reject(new Error('The page was left.')));
  await expect(left('/api/people')).rejects.toThrow('The page was left.');
  expect(report).not.toHaveBeenCalled();

  const failing = watched(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(failing(new URL('https://maps.test/tile'))).rejects.toThrow('Failed to fetch');
  expect(report).not.toHaveBeenCalled();

  const answering = watched(() => Promise.resolve(new Response()));
  await answering(new URL('https://maps.test/tile'));
  await answering(new Request('https://maps.test/tile'));
  expect(report).not.toHaveBeenCalled();
});

test('B-21 a request is sent as it was given', async () => {
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  const init = { method: 'PUT', signal: new AbortController().signal };
  await watched(answer)('/api/people/1', init);
  expect(answer).toHaveBeenCalledExactlyOnceWith('/api/people/1', init);
});
