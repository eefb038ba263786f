import { expect, test, vi } from 'vitest';
import { createFakeFetch, createFakeXMLHttpRequest } from '../../../headless/testing/vanilla.js';

const base = 'https://app.test/';

function send(url: string, body: XMLHttpRequestBodyInit | null) {
  const { fetch, requests } = createFakeFetch(base, {
    'api/files': async (request: Request) =>
      Response.json({ text: await request.text() }, { status: 201, headers: { 'X-A': '1' } }),
    'api/slow': () => new Promise(() => {}),
  });
  const request = new (createFakeXMLHttpRequest(fetch))();
  const told: string[] = [];
  for (const type of ['load', 'error', 'abort']) {
    request.addEventListener(type, () => told.push(type));
    request.upload.addEventListener(type, ({ loaded }) => told.push(`upload ${type} ${loaded}`));
  }
  request.open('POST', url);
  request.setRequestHeader('X-B', '2');
  request.send(body);
  return { request, requests, told };
}

test('the fake XMLHttpRequest is answered from the table of the fake fetch', async () => {
  const { request, requests, told } = send(`${base}api/files`, 'text');
  await vi.waitUntil(() => told.length === 2);
  expect(told).toEqual(['upload load 4', 'load']);
  expect(request.status).toBe(201);
  expect(new TextDecoder().decode(request.response)).toBe('{"text":"text"}');
  expect(request.getAllResponseHeaders()).toContain('x-a: 1\r\n');
  expect(request.responseURL).toBe(`${base}api/files`);
  expect(requests[0]!.headers.get('X-B')).toBe('2');
});

test('the fake XMLHttpRequest tells no progress where there is no body', async () => {
  const { request, told } = send(`${base}api/unknown`, null);
  await vi.waitUntil(() => told.length > 0);
  expect(told).toEqual(['load']);
  expect(request.status).toBe(404);
});

test('the fake XMLHttpRequest can be called off', async () => {
  const { request, told } = send(`${base}api/slow`, null);
  request.abort();
  request.abort();
  expect(told).toEqual(['abort']);
});

test('what the fake server throws is an error of the network', async () => {
  const request = new (createFakeXMLHttpRequest(() => Promise.reject(new TypeError('down'))))();
  const onError = vi.fn();
  request.addEventListener('error', onError);
  request.open('POST', base);
  request.send('text');
  await vi.waitUntil(() => onError.mock.calls.length > 0);
  expect(request.status).toBe(0);
});
