import { expect, onTestFinished, test, vi } from 'vitest';
import { createSessionStore } from '../../../headless/session/vanilla.js';
import {
  createFakeClock,
  createFakeToken,
  createMemoryLocks,
  createMemoryStorage,
} from '../../../headless/testing/vanilla.js';

test('SESS-1 a fake token needs nothing that jsdom lacks', () => {
  vi.stubGlobal('TextEncoder', undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  expect(createFakeToken({ name: 'née' }).split('.')[1]).toBe(btoa('{"name":"n\xc3\xa9e"}'));
});

test('SESS-1 a fake token signs its claims in, names outside ASCII too, until it expires', () => {
  const clock = createFakeClock();
  const claims = { unique_name: 'zoë', given_name: 'Zoë', family_name: '山田 ~~~???' };
  const token = createFakeToken({ ...claims, exp: clock.now() / 1000 + 60 });
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  const storage = createMemoryStorage({ token });
  const session = createSessionStore({ storage, clock, locks: createMemoryLocks() });
  session.connect();
  expect(session.getState().user).toMatchObject({ ...claims, name: 'Zoë 山田 ~~~???' });
  clock.advance(60_000);
  expect(session.getState().status).toBe('unauthenticated');
});
