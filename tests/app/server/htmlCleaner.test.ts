import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import {
  createHtmlCleaner,
  type HtmlWorker,
} from '../../../app/server/announcements/htmlCleaner.js';
import type { ServerOptions } from '../../../app/server/options.js';
import { startHtmlWorkerAhead } from './htmlThread.js';
import { signedIn, testServer } from './testServer.js';

/** Long enough for any answer of these threads, and short enough to wait for. */
const limit = 2_000;
/** Costs a parser seconds: each paragraph opens the elements of all that stand before it again. */
const slowText = Array.from({ length: 9_000 }, (_, n) => `<p><b a=${String(n)}>x`).join('');

/** A thread that is ready at once, and does this with each text. */
function thread(program: string, options: object = {}): Worker {
  const code = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (html) => { ${program} });
    parentPort.postMessage('ready');`;
  return new Worker(code, { ...options, eval: true });
}

const echo = (): Worker => thread('parentPort.postMessage(html)');
const endless = (): Worker => thread('for (;;);');
const hungry = (): Worker =>
  thread('for (const all = []; ;) all.push(new Array(1e5).fill(html));', {
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });

/** Gives these threads one after the other, the last for good. */
function inTurn(...starts: (() => Worker)[]): () => Worker {
  return () => (starts.length > 1 ? starts.shift() : starts[0])!();
}

async function open(options: Partial<ServerOptions>) {
  const app = await testServer({ cleaningLimit: limit, ...options });
  const send = await signedIn(app);
  const post = (content: string) =>
    send({
      method: 'POST',
      url: '/api/announcements',
      payload: { title: 'News', content, isPublished: true },
    });
  return { app, send, post };
}

test.each([
  ['takes too long', endless],
  ['takes too much memory', hungry],
])('RICH-1 a text that %s is refused, and the next one cleaned', async (_what, start) => {
  const { post } = await open({ startHtmlWorker: inTurn(start, echo) });
  const refused = await post('<p>slow</p>');
  expect(refused.statusCode).toBe(400);
  expect(refused.headers['content-type']).toMatch('application/problem+json');
  expect(refused.json()).toEqual({
    type: 'urn:gnap:problem:validation',
    title: 'Some fields are not valid',
    status: 400,
    detail: expect.stringMatching(/took too long.*split the text/) as string,
    errors: { content: ['complexity'] },
  });
  expect((await post('<p>quick</p>')).json()).toMatchObject({ content: '<p>quick</p>' });
});

let startHtmlWorker: () => HtmlWorker;
beforeAll(async () => {
  startHtmlWorker = await startHtmlWorkerAhead();
});

test('RICH-1 while a text is cleaned for seconds others are answered, and closing refuses it', async () => {
  const { app, send, post } = await open({ cleaningLimit: 600_000, startHtmlWorker });
  let isAnswered = false;
  const slow = post(slowText).finally(() => (isAnswered = true));
  for (let count = 0; count < 20; count += 1) {
    expect((await send('/api/announcements')).statusCode).toBe(200);
  }
  expect(isAnswered).toBe(false);
  await app.close();
  expect((await slow).statusCode).toBe(503);
  expect((await slow).headers['retry-after']).toBe('5');
});

test('what fails in the thread is a failure of the server, and the next text is cleaned', async () => {
  const failing = () => thread('throw new Error("broken")');
  const { post } = await open({ startHtmlWorker: inTurn(failing, echo) });
  expect((await post('<p>Text</p>')).statusCode).toBe(500);
  expect((await post('<p>Text</p>')).statusCode).toBe(201);
});

test('a thread that the system refuses is a failure of the server, and the next text is cleaned', async () => {
  const refused = (): never => {
    throw new Error('EAGAIN');
  };
  const { post } = await open({ startHtmlWorker: inTurn(refused, echo) });
  expect((await post('<p>Text</p>')).statusCode).toBe(500);
  expect((await post('<p>Text</p>')).statusCode).toBe(201);
});

test('RICH-1 texts wait in turn, and only so many', async () => {
  const cleaner = createHtmlCleaner({ prefix: '/api', start: echo });
  const texts = Array.from({ length: 18 }, (_, n) => `<p>${String(n)}</p>`);
  const results = await Promise.allSettled(texts.map((text) => cleaner.clean(text)));
  await cleaner.close();
  const cleaned = texts.slice(0, 17).map((value) => ({ status: 'fulfilled', value }));
  expect(results.slice(0, 17)).toEqual(cleaned);
  expect(results[17]).toMatchObject({ status: 'rejected', reason: { status: 429 } });
});

test('a thread that cannot be started is told of before anybody is served', async () => {
  const start = () => new Worker('throw new Error("not there")', { eval: true });
  await expect(testServer({ startHtmlWorker: start, prepare: true })).rejects.toThrow('not there');
});
