import type * as Crypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

// Another file may have loaded the server, with scrypt as it is.
vi.resetModules();
const { postTokens, testServer } = await import('./testServer.js');
afterAll(() => void vi.resetModules());

const work = vi.mocked(scrypt);
beforeEach(() => void work.mockClear());

test('SESS-7 an unknown user costs the server as much as a wrong password, and gets the same answer', async () => {
  const app = await testServer({ scryptCost: 1024 });
  work.mockClear();
  const wrong = await postTokens(app, { username: 'john', password: 'wrong' });
  const unknown = await postTokens(app, { username: 'nobody', password: 'wrong' });
  const costs = work.mock.calls.map(([password, salt, length, options]) => ({
    ...{ password, length, options },
    salt: Buffer.isBuffer(salt) && salt.length,
  }));
  expect(costs).toEqual([costs[0], costs[0]]);
  expect(costs[0]).toMatchObject({ length: 32, options: { N: 1024, r: 8, p: 1 }, salt: 16 });
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
});

test('SESS-7 scrypt is asked for N=2^17, r=8, p=1 unless a test wants less', async () => {
  await testServer({ scryptCost: undefined });
  expect(work.mock.calls.map(([, , , options]) => options)).toEqual([
    expect.objectContaining({ N: 2 ** 17, r: 8, p: 1 }),
  ]);
});

test.each([
  ['a password that is too long', { username: 'john', password: 'x'.repeat(257) }],
  ['a password of a megabyte', { username: 'john', password: 'x'.repeat(2 ** 20) }],
  ['no password', { username: 'john', password: '' }],
])('SESS-7 no work is done on %s', async (_name, payload) => {
  const app = await testServer();
  work.mockClear();
  expect([400, 413]).toContain((await postTokens(app, payload)).statusCode);
  expect(work).not.toHaveBeenCalled();
});

test('SESS-7 no work is done for who must wait', async () => {
  const app = await testServer({ failuresPerAccount: 1 });
  await postTokens(app, { username: 'john', password: 'wrong' });
  work.mockClear();
  expect((await postTokens(app)).statusCode).toBe(429);
  expect(work).not.toHaveBeenCalled();
});
