import { expect, test } from 'vitest';
import { resendLost } from '../../app/resendLost.js';

const LOST = new TypeError('Failed to fetch');
const URL_ = 'http://localhost/api/people';

/** A `fetch` whose requests end one after the other as listed, the others with an answer. */
function createFetch(endings: readonly (Error | undefined)[]): {
  fetch: typeof fetch;
  sent: () => number;
} {
  let sent = 0;
  return {
    fetch: () => {
      const ending = endings[sent++];
      return ending === undefined ? Promise.resolve(new Response('{}')) : Promise.reject(ending);
    },
    sent: () => sent,
  };
}

test.each(['GET', 'DELETE'])('B-21 a %s that was lost is sent once more', async (method) => {
  for (const [input, init] of [[URL_, { method }], [new Request(URL_, { method })]] as const) {
    const { fetch, sent } = createFetch([LOST]);
    await expect(resendLost(fetch)(input, init)).resolves.toMatchObject({ ok: true });
    expect(sent()).toBe(2);
  }
});

test('B-21 a GET that is lost again is lost', async () => {
  const { fetch, sent } = createFetch([LOST, LOST]);
  await expect(resendLost(fetch)(URL_)).rejects.toBe(LOST);
  expect(sent()).toBe(2);
});

test.each([
  ['a POST', { method: 'POST' }, LOST],
  ['a PUT', { method: 'PUT' }, LOST],
  ['what was called off', {}, new DOMException('Called off', 'AbortError')],
  ['what took too long', {}, new DOMException('Too long', 'TimeoutError')],
])('B-21 %s is not sent again', async (_, init, ending) => {
  const { fetch, sent } = createFetch([ending]);
  await expect(resendLost(fetch)(new Request(URL_, init))).rejects.toBe(ending);
  await expect(resendLost(createFetch([ending]).fetch)(URL_, init)).rejects.toBe(ending);
  expect(sent()).toBe(1);
});
