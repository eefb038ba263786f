import { expect, test } from 'vitest';
import { createFakeFetch } from '../../../headless/testing/vanilla.js';

const base = 'https://app.test/staff/';

test('the fake fetch answers values as JSON, whatever the query, and 404 for the rest', async () => {
  const { fetch } = createFakeFetch(base, { 'api/people': [], 'https://other.test/x': 'text' });
  const response = await fetch(`${base}api/people?page=2`);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toEqual([]);
  expect(await (await fetch('https://other.test/x')).json()).toBe('text');
  expect((await fetch('https://app.test/api/people')).status).toBe(404);
});

test('a function answers each request, with a value or a whole response', async () => {
  const { fetch } = createFakeFetch(base, {
    'api/echo': async (request: Request) => ({ said: await request.json() }),
    'api/down': () => new Response(null, { status: 503 }),
  });
  const echo = await fetch(`${base}api/echo`, { method: 'POST', body: '"hello"' });
  expect(await echo.json()).toEqual({ said: 'hello' });
  expect((await fetch(`${base}api/down`)).status).toBe(503);
});

test('a function that returns nothing answers 204, without a body', async () => {
  let isDeleted = false;
  const { fetch } = createFakeFetch(base, {
    'api/people/1': () => {
      isDeleted = true;
    },
  });
  const response = await fetch(`${base}api/people/1`, { method: 'DELETE' });
  expect([isDeleted, response.status, await response.text()]).toEqual([true, 204, '']);
});

test('one response answers every request', async () => {
  const { fetch } = createFakeFetch(base, { 'api/name': Response.json('taken', { status: 422 }) });
  await fetch(`${base}api/name`).then((first) => first.text());
  const second = await fetch(`${base}api/name`);
  expect([second.status, await second.json()]).toEqual([422, 'taken']);
});

test('the fake fetch remembers every request', async () => {
  const { fetch, requests } = createFakeFetch(base);
  await fetch(`${base}a`);
  await fetch(`${base}b`, { method: 'DELETE' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${base}a`,
    `DELETE ${base}b`,
  ]);
});

test('the fake fetch is called off as the real one, before and while a function thinks', async () => {
  const { fetch, requests } = createFakeFetch(base, { 'api/slow': () => new Promise(() => {}) });
  await expect(fetch(`${base}api/slow`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(requests).toEqual([]);
  const controller = new AbortController();
  const response = fetch(`${base}api/slow`, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(response).rejects.toThrow('enough');
});
