import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startHtmlWorkerSource } from '../../../app/build/htmlWorkerSource.js';
import { createHtmlCleaner } from '../../../app/server/announcements/htmlCleaner.js';
import type { ServerOptions } from '../../../app/server/options.js';
import { signedIn, testServer } from './testServer.js';

/** Longer than any test takes. */
const limit = 600_000;
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

/** Makes the time that a text may take be over, again and again, until there is an answer. */
async function outOfTime<Answer>(post: () => Promise<Answer>): Promise<Answer> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isAnswered = false;
  const answer = post().finally(() => (isAnswered = true));
  while (!isAnswered) {
    vi.advanceTimersByTime(limit);
    await new Promise((resolve) => setImmediate(resolve));
  }
  vi.useRealTimers();
  return answer;
}

const inTime = <Answer>(post: () => Promise<Answer>): Promise<Answer> => post();

/** The real thread, which has loaded all that cleans. */
let loaded: Worker;

// Before the test that needs it, as that takes longer than the test.
beforeAll(async () => {
  loaded = startHtmlWorkerSource({ workerData: '/api' });
  await once(loaded, 'message');
  loaded.postMessage('<p>quick</p>');
  await once(loaded, 'message');
  return async () => {
    await loaded.terminate();
  };
});

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
  ['takes too long', endless, outOfTime],
  ['takes too much memory', hungry, inTime],
])('RICH-1 a text that %s is refused, and the next one cleaned', async (_what, start, ask) => {
  const { post } = await open({ startHtmlWorker: inTurn(start, echo) });
  const refused = await ask(() => post('<p>slow</p>'));
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

test('RICH-1 while a text is cleaned for seconds others are answered, and closing refuses it', async () => {
  const { app, send, post } = await open({
    startHtmlWorker() {
      process.nextTick(() => loaded.emit('message', 'ready'));
      return loaded;
    },
  });
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
