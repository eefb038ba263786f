import { expect, onTestFinished, test, vi } from 'vitest';
import { renewToken } from '../../../app/resources/tokens.js';
import { listen, postTokens, refreshCookie, testServer } from './testServer.js';

/** Lets the app's requests carry this cookie, as a browser would that never got another one. */
function stayWithCookie(cookie: string): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    return send(input, { ...init, headers });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('SESS-7 the app, whose answer got lost, asks again and is answered; with another token it is a thief', async () => {
  const app = await testServer();
  const url = await listen(app);
  const answer = await postTokens(app);
  const { token } = answer.json<{ token: string }>();
  stayWithCookie(refreshCookie(answer));
  const { signal } = new AbortController();

  const lost = await renewToken(url, token, signal);
  const renewed = await renewToken(url, token, signal);
  expect(renewed.split('.')).toHaveLength(3);
  expect(new Set([token, lost, renewed]).size).toBe(3);
  await expect(renewToken(url, renewed, signal)).rejects.toMatchObject({ status: 400 });
  await expect(renewToken(url, token, signal)).rejects.toMatchObject({ status: 400 });
});

test('SESS-7 a renewal that is called off asks no server', async () => {
  const app = await testServer();
  const url = await listen(app);
  const { token } = (await postTokens(app)).json<{ token: string }>();
  const renewal = renewToken(url, token, AbortSignal.abort());
  await expect(renewal).rejects.toMatchObject({ name: 'AbortError' });
});
