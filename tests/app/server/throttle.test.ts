import { expect, test } from 'vitest';
import { createThrottle, networkOf } from '../../../app/server/tokens/throttle.js';
import { createClock, postTokens, testServer } from './testServer.js';

const wrong = { username: 'john', password: 'wrong' };

test('SESS-7 too many failures lock the account for a while, right password or not', async () => {
  const clock = createClock();
  const app = await testServer({ clock, failuresPerAccount: 3 });
  for (let count = 0; count < 3; count += 1) {
    expect((await postTokens(app, wrong)).statusCode).toBe(400);
  }
  clock.advance(60_000);
  const locked = await postTokens(app);
  expect(locked.statusCode).toBe(429);
  expect(locked.headers['retry-after']).toBe(String(14 * 60));
  expect(locked.json()).toMatchObject({ type: 'urn:gnap:problem:too-many-requests' });
  clock.advance(14 * 60_000);
  expect((await postTokens(app)).statusCode).toBe(200);
});

test('SESS-7 right passwords never lock anybody out, and clear the failures before', async () => {
  const app = await testServer({ failuresPerAccount: 3, failuresPerAddress: 5 });
  for (let count = 0; count < 20; count += 1) {
    expect((await postTokens(app)).statusCode).toBe(200);
  }
  for (let count = 0; count < 2; count += 1) {
    await postTokens(app, wrong);
    await postTokens(app, wrong);
    expect((await postTokens(app)).statusCode).toBe(200);
  }
});

test('SESS-7 guesses sent all at once are counted before their outcome is known', async () => {
  const app = await testServer({ failuresPerAccount: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => postTokens(app, wrong)));
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(3);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
});

test('SESS-7 an address that tries many accounts is locked out, others are not', async () => {
  const app = await testServer({ failuresPerAddress: 3 });
  for (let count = 0; count < 3; count += 1) {
    await postTokens(app, { username: `user${String(count)}`, password: 'x' });
  }
  expect((await postTokens(app)).statusCode).toBe(429);
  expect((await postTokens(app, undefined, { remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
});

test('SESS-7 without a proxy nobody is believed who claims another address', async () => {
  const app = await testServer({ failuresPerAddress: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect((await postTokens(app, wrong, from('203.0.113.1'))).statusCode).toBe(400);
  expect((await postTokens(app, undefined, from('203.0.113.2'))).statusCode).toBe(429);
});

test('SESS-7 behind a proxy the address is the one that the proxy saw, not what the caller claims', async () => {
  const app = await testServer({ https: true, failuresPerAddress: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect((await postTokens(app, wrong, from('203.0.113.1, 192.0.2.1'))).statusCode).toBe(400);
  expect((await postTokens(app, wrong, from('203.0.113.2, 192.0.2.1'))).statusCode).toBe(429);
  expect((await postTokens(app, undefined, from('192.0.2.2'))).statusCode).toBe(200);
});

test('SESS-7 behind a proxy callers on the same private network cannot claim another address either', async () => {
  const app = await testServer({ https: true, failuresPerAddress: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect((await postTokens(app, wrong, from('203.0.113.1, 10.0.0.5'))).statusCode).toBe(400);
  expect((await postTokens(app, wrong, from('203.0.113.2, 10.0.0.5'))).statusCode).toBe(429);
  expect((await postTokens(app, wrong, from('10.0.0.77, 10.0.0.5'))).statusCode).toBe(429);
  expect((await postTokens(app, undefined, from('10.0.0.77'))).statusCode).toBe(200);
});

test('SESS-7 behind two proxies the address is the one that the outer proxy saw', async () => {
  const app = await testServer({ https: true, proxies: 2, failuresPerAddress: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect((await postTokens(app, wrong, from('10.0.0.77, 10.0.0.5, 10.1.1.1'))).statusCode).toBe(
    400,
  );
  expect((await postTokens(app, wrong, from('10.0.0.78, 10.0.0.5, 10.1.1.1'))).statusCode).toBe(
    429,
  );
  expect((await postTokens(app, undefined, from('10.0.0.6, 10.1.1.1'))).statusCode).toBe(200);
});

test('SESS-7 behind a proxy that names ports a caller is one, whatever the port', async () => {
  const app = await testServer({ https: true, failuresPerAddress: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  expect((await postTokens(app, wrong, from('192.0.2.1:50001'))).statusCode).toBe(400);
  expect((await postTokens(app, wrong, from('192.0.2.1:50002'))).statusCode).toBe(429);
});

test('SESS-7 the throttle remembers only so many keys', () => {
  const throttle = createThrottle({
    limit: 1,
    windowMilliseconds: 1000,
    capacity: 2,
    clock: () => 0,
  });
  for (const key of ['a', 'b', 'c']) throttle.add(key);
  expect(throttle.size).toBe(2);
  expect(throttle.secondsToWait('a')).toBe(0);
  expect(throttle.secondsToWait('c')).toBe(1);
});

test('SESS-7 nobody waits for longer than a window, though the clock was wrong and is set back', () => {
  const clock = createClock();
  const windowMilliseconds = 60_000;
  const throttle = createThrottle({ limit: 1, windowMilliseconds, capacity: 2, clock });
  clock.advance(365 * 24 * 60 * 60_000);
  throttle.add('john');
  clock.advance(-365 * 24 * 60 * 60_000);
  expect(throttle.secondsToWait('john')).toBe(60);
  clock.advance(windowMilliseconds);
  expect(throttle.secondsToWait('john')).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:54321', '192.0.2.1'],
  ['[2001:db8::6]:54321', '2001:db8:0:0'],
  ['[2001:db8::6]', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:1234:5678', '0:0:0:0'],
])('SESS-7 the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
