import { expect, test } from 'vitest';
import { createHttp } from '../../headless/http/index.js';
import { createSessionStore } from '../../headless/session/index.js';
import { createFakeClock, createMemoryStorage } from '../../headless/testing/index.js';
import { signIn, signOut } from '../../app/resources/tokens.js';

const credentials = { username: 'john', password: '1234' };

/** A client whose sign-outs are answered when a test says so, and its clock. */
function setUp() {
  const clock = createFakeClock();
  const sent: string[] = [];
  let answer = (): void => {};
  const http = createHttp({
    session: createSessionStore({ storage: createMemoryStorage(), clock }),
    baseUrl: 'https://app.example/',
    clock,
    fetch: (input) => {
      const { method, signal } = input as Request;
      sent.push(method);
      if (method !== 'DELETE') return Promise.resolve(Response.json({ token: 'a.b.c' }));
      return new Promise((resolve, reject) => {
        answer = () => {
          resolve(new Response(null, { status: 204 }));
        };
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
      });
    },
  });
  return { http, clock, sent, answer: () => answer() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('SESS-7 a late answer to signing out does not take the cookie of whoever signs in next', async () => {
  const { http, sent, answer } = setUp();
  const out = signOut(http);
  const token = signIn(http, credentials);
  await settled();
  expect(sent).toEqual(['DELETE']);
  answer();
  await out;
  expect(await token).toBe('a.b.c');
  expect(sent).toEqual(['DELETE', 'POST']);
});

test('SESS-7 signing in does not wait for ever for a sign-out that nobody answers', async () => {
  const { http, clock } = setUp();
  const out = signOut(http);
  const token = signIn(http, credentials);
  await settled();
  clock.advance(10_000);
  await out;
  expect(await token).toBe('a.b.c');
});
