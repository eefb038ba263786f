import { expect, test, vi } from 'vitest';
import { createGate } from '../../../app/server/gate.js';
import { createPasswordChecker, hashPassword } from '../../../app/server/tokens/passwords.js';

test('SESS-7 a password matches its own hash only, and no two hashes are equal', async () => {
  const { check } = createPasswordChecker(2);
  const stored = await hashPassword('Pässwörd', 2);
  expect(stored).toMatch(/^scrypt\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await check('Pässwörd', stored)).toBe(true);
  expect(await check('Pässwörd'.normalize('NFD'), stored)).toBe(true);
  expect(await check('pässwörd', stored)).toBe(false);
  expect(await hashPassword('Pässwörd', 2)).not.toBe(stored);
});

test('SESS-7 an unknown user costs the same work as a known one', async () => {
  const derive = vi.fn(async () => Buffer.alloc(32));
  const { check } = createPasswordChecker(undefined, derive);
  const stored = `scrypt$${String(2 ** 17)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  // What is derived equals what is compared with: still nobody may sign in as nobody.
  expect(await check('1234', null)).toBe(false);
  expect(await check('1234', stored)).toBe(true);
  const [unknown, known] = derive.mock.calls;
  expect(unknown).toEqual(known);
  expect(unknown).toEqual([
    '1234',
    Buffer.alloc(16),
    32,
    expect.objectContaining({ N: 2 ** 17, r: 8, p: 1 }),
  ]);
});

test('SESS-7 only so many passwords are checked at once, and only so many wait', async () => {
  const gate = createGate(1, 1);
  const order: string[] = [];
  let release = (): void => undefined;
  const first = gate.run(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    order.push('first');
  });
  const second = gate.run(async () => void order.push('second'));
  await expect(gate.run(async () => undefined)).rejects.toMatchObject({ status: 429 });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  await expect(gate.run(async () => 'free again')).resolves.toBe('free again');
});

test('SESS-7 two passwords are checked at once and 64 wait; whoever comes then is told to try again', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const { check } = createPasswordChecker(2, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return Buffer.alloc(32);
  });
  let isOver = false;
  const all = Promise.all(Array.from({ length: 66 }, () => check('1234', null)));
  void all.then(() => (isOver = true));
  await expect(check('1234', null)).rejects.toMatchObject({ status: 429 });
  while (!isOver) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await all).toHaveLength(66);
  expect(most).toBe(2);
});
