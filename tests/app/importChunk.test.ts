import { expect, test, vi } from 'vitest';
import { createChunkLoader, type ChunkLoader } from '../../app/importChunk.js';

/** A browser as HTML has it: a module that could not be loaded stays so until the page is reloaded. */
function openBrowser() {
  let answer: () => Promise<Response> = () => Promise.resolve(script());
  const modules = new Map<string, Promise<object>>();
  const load = async (file: string): Promise<object> => {
    if (!(await answer()).ok) throw new TypeError(`Failed to fetch ${file}`);
    return { file };
  };
  const importModule = vi.fn((file: string) => {
    const known = modules.get(file) ?? load(file);
    modules.set(file, known);
    return known;
  });
  return {
    fetch: vi.fn(() => answer()),
    importModule,
    preload: vi.fn((file: string) => {
      void importModule(file).catch(() => {});
    }),
    answerWith: (next: () => Promise<Response>) => {
      answer = next;
    },
  };
}

function script(type = 'text/javascript', status = 200): Response {
  return new Response('export {};', { status, headers: { 'content-type': type } });
}

/** A loader whose app has started. */
function started(browser: ReturnType<typeof openBrowser>): ChunkLoader {
  const loader = createChunkLoader(browser);
  loader.endStart();
  return loader;
}

const lost = /^Failed to fetch dynamically imported module: \.\/a\.js$/;

test.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['from a server that has no such file', () => Promise.resolve(script('text/plain', 404))],
  ['from a server that fails', () => Promise.resolve(script('text/javascript', 503))],
  ['given a page in its place', () => Promise.resolve(script('text/html; charset=utf-8'))],
])(
  'B-21 a chunk that cannot be loaded %s is loaded when it is asked for again',
  async (_, fail) => {
    const browser = openBrowser();
    const { importChunk } = started(browser);
    browser.answerWith(fail);
    await expect(importChunk('./a.js')).rejects.toThrow(lost);
    await expect(importChunk('./a.js')).rejects.toThrow(lost);
    expect(browser.importModule).not.toHaveBeenCalled();

    browser.answerWith(() => Promise.resolve(script('application/javascript')));
    expect(await importChunk('./a.js')).toEqual({ file: './a.js' });
  },
);

test('B-21 so is one that imports a file that could not be loaded', async () => {
  const browser = openBrowser();
  const loader = started(browser);
  browser.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loader.prepare(['./a.js', './shared.js'])).rejects.toThrow(lost);
  expect(browser.fetch.mock.calls).toEqual([['./a.js'], ['./shared.js']]);

  browser.answerWith(() => Promise.resolve(script()));
  await loader.prepare(['./a.js', './shared.js']);
  expect(await loader.importChunk('./a.js')).toEqual({ file: './a.js' });
  expect(await browser.importModule('./shared.js')).toEqual({ file: './shared.js' });
});

test('B-21 a file is fetched once, however often and at the same time it is asked for', async () => {
  const browser = openBrowser();
  const loader = started(browser);
  const [first, second] = await Promise.all([
    loader.importChunk('./a.js'),
    loader.importChunk('./a.js'),
  ]);
  await loader.prepare(['./a.js']);
  expect(second).toBe(first);
  expect(browser.fetch.mock.calls).toEqual([['./a.js']]);
});

test('while the app starts, the browser loads the files that it imports, and they are fetched no second time', async () => {
  const browser = openBrowser();
  const loader = createChunkLoader(browser);
  await loader.prepare(['./a.js', './shared.js']);
  expect(await loader.importChunk('./a.js')).toEqual({ file: './a.js' });
  loader.endStart();
  await loader.prepare(['./a.js', './b.js', './shared.js']);
  expect(browser.preload.mock.calls).toEqual([['./a.js'], ['./shared.js']]);
  expect(browser.fetch.mock.calls).toEqual([['./b.js']]);
});
