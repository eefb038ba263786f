import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { defineStore } from '../../../headless/core/index.js';
import {
  createTranslationsStore,
  TranslationError,
  type Messages,
  type TranslationsStore,
  type TranslationsStoreOptions,
} from '../../../headless/translations/index.js';
import { stalled } from '../http/server.js';
import { createDeferred, settle } from '../support/deferred.js';

type Answer = object | string | number | Error;

/** A server of translation files: JSON, the text of a broken file, a status, or a dead network. */
interface Files {
  readonly answers: Record<string, Answer>;
  readonly requested: readonly string[];
  readonly fetch: typeof fetch;
  /** Keeps a file back until the returned function is called. */
  hold(path: string): () => void;
}

function createFiles(answers: Record<string, Answer>): Files {
  const requested: string[] = [];
  const held = new Map<string, Promise<void>>();
  return {
    answers,
    requested,
    hold: (path) => {
      const answer = createDeferred<undefined>();
      held.set(path, answer.promise);
      return () => {
        answer.resolve(undefined);
      };
    },
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      const path = pathname.replace(/^\/app\/|\/translations|\.json$/g, '');
      requested.push(path);
      const answer = answers[path] ?? 404;
      await held.get(path);
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'number') return new Response('Not found', { status: answer });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
  };
}

const ANSWERS: Record<string, Answer> = {
  'base.nl': { gnap: { language: 'Taal' }, hi: 'Dag' },
  'base.fr': { gnap: { language: 'Langue' }, hi: 'Bonjour' },
  'base.en': { hi: 'Hello' },
  'people.nl': { people: { title: 'Mensen' } },
  'people.fr': { people: { title: 'Gens' } },
};

interface Fixture {
  store: TranslationsStore;
  files: Files;
  log: ReturnType<typeof vi.fn<(message: string, cause?: unknown) => void>>;
}

function createFixture(
  options: Partial<TranslationsStoreOptions> = {},
  answers: Record<string, Answer> = ANSWERS,
): Fixture {
  const files = createFiles(answers);
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const store = createTranslationsStore({
    language: 'nl',
    baseUrl: 'https://example.org/app/',
    buildId: '7',
    fetch: files.fetch,
    log,
    ...options,
  });
  return { store, files, log };
}

const hi = { id: 'hi', defaultMessage: 'Hi' };

test('TRANS-1 making the store asks for nothing; connecting loads its parts, once', async () => {
  const { store, files } = createFixture({ parts: ['base', 'people'] });
  expect(files.requested).toEqual([]);
  const disconnect = store.connect();
  disconnect();
  store.connect();
  await store.addPart('base');
  expect(files.requested).toEqual(['base.nl', 'people.nl']);
  expect(store.format(hi)).toBe('Dag');
});

test('TRANS-2 compiled and written messages are formatted alike, and mix in one table', async () => {
  const written = '{count, plural, one {# mens} other {# mensen}}';
  const { store } = createFixture(
    {},
    { 'a.nl': { written }, 'b.nl': { compiled: parse(written) } },
  );
  await Promise.all([store.addPart('a'), store.addPart('b')]);
  const values = { count: 2 };
  expect(store.format({ id: 'written', values })).toBe('2 mensen');
  expect(store.format({ id: 'compiled', values })).toBe('2 mensen');
});

test('TRANS-3 a compiled message that is no such thing is logged, and its default message shown', async () => {
  const { store, log } = createFixture({}, { 'a.nl': { broken: [{ type: 'x' }, { kind: 6 }] } });
  await store.addPart('a');
  expect(store.format({ id: 'broken', defaultMessage: 'Whole' })).toBe('Whole');
  expect(log).toHaveBeenCalledOnce();
  expect(() => store.formatStrictly({ id: 'broken' })).toThrow(TranslationError);
});

test('TRANS-3 a file is prepared before it is used, and has failed where that does', async () => {
  const prepare = vi.fn<(messages: Messages) => Promise<void>>(() => Promise.resolve());
  const { store, log } = createFixture({ prepare });
  await store.addPart('people');
  expect(prepare).toHaveBeenCalledExactlyOnceWith({ 'people.title': 'Mensen' });

  prepare.mockRejectedValueOnce(new Error('No parser'));
  await store.addPart('base');
  expect(store.getState().parts).toEqual({ people: 'loaded', base: 'failed' });
  expect(log.mock.lastCall?.[0]).toContain('part "base" in language "nl"');
});

test('TRANS-3 a file whose request is called off, as by signing out, is asked for once more in silence', async () => {
  const calledOff = new DOMException('The session has ended.', 'AbortError');
  const fetchFile = vi.fn(() => Promise.resolve(new Response('{"hi":"Dag"}')));
  fetchFile.mockRejectedValueOnce(calledOff);
  const { store, log } = createFixture({ fetch: fetchFile });
  await store.addPart('base');
  expect(store.getState().parts).toEqual({ base: 'loaded' });
  expect(store.format(hi)).toBe('Dag');
  expect(fetchFile).toHaveBeenCalledTimes(2);

  fetchFile.mockRejectedValueOnce(calledOff).mockRejectedValueOnce(calledOff);
  await store.addPart('people');
  expect(store.getState().parts['people']).toBe('failed');
  expect(log).not.toHaveBeenCalled();
  await store.addPart('people');
  expect(store.getState().parts['people']).toBe('loaded');
});

test('TRANS-3 B-21 a file that stops arriving half-way has failed after a minute, and is not waited for', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetchFile: typeof fetch = async (_url, { signal } = {}) =>
    new Response(stalled('{"hi":', signal!));
  const { store, log } = createFixture({ fetch: fetchFile });
  const added = store.addPart('base');
  await settle();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  expect(store.getState().parts).toEqual({ base: 'loading' });

  limit.abort(new DOMException('Too late.', 'TimeoutError'));
  await added;
  expect(store.getState().parts).toEqual({ base: 'failed' });
  expect(log.mock.lastCall?.[0]).toContain('part "base" in language "nl"');
  expect(log.mock.lastCall?.[1]).toMatchObject({ name: 'TimeoutError' });
  timeout.mockRestore();
});

test('TRANS-1 SESS-6 a file is got as JSON through the given fetch, from the absolute base, by build', async () => {
  const fetchFile = vi.fn(() => Promise.resolve(new Response('{}')));
  const { store } = createFixture({ fetch: fetchFile });
  await store.addPart('people');
  expect(fetchFile).toHaveBeenCalledWith(
    'https://example.org/app/people/translations.nl.json?v=7',
    expect.objectContaining({ headers: { Accept: 'application/json' } }),
  );
});

test('TRANS-2 parts load side by side and merge in the order in which they were added', async () => {
  const { store, files } = createFixture({}, { 'a.nl': { x: 'a', y: 'a' }, 'b.nl': { y: 'b' } });
  const release = files.hold('a.nl');
  const first = store.addPart('a');
  await store.addPart('b');
  expect(store.getState().parts).toEqual({ a: 'loading', b: 'loaded' });
  expect(store.format({ id: 'y' })).toBe('b');

  release();
  await first;
  expect({ ...store.getState().messages }).toEqual({ x: 'a', y: 'b' });
});

test('TRANS-2 a part is asked for once, however often it is added', async () => {
  const { store, files } = createFixture();
  await Promise.all([store.addPart('base'), store.addPart('base')]);
  const { messages, parts } = store.getState();
  const listener = vi.fn();
  store.subscribe(listener);
  await store.addPart('base');
  expect(files.requested).toEqual(['base.nl']);
  expect(store.getState().messages).toBe(messages);
  expect(store.getState().parts).toBe(parts);
  expect(listener).not.toHaveBeenCalled();
});

test.each<[string, Answer]>([
  ['network', new TypeError('Failed to fetch')],
  ['404', 404],
  ['500', 500],
  ['bad JSON', '{"a": '],
  ['HTML', '<!doctype html><title>App</title>'],
  ['array', []],
  ['string', '"text"'],
  ['null', 'null'],
])(
  'TRANS-3 a file that fails (%s) is logged with language and part, the rest works',
  async (_, answer) => {
    const { store, log } = createFixture({}, { ...ANSWERS, 'people.nl': answer });
    await Promise.all([store.addPart('people'), store.addPart('base')]);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatch(/part "people" in language "nl" could not be loaded/);
    expect(store.getState().parts).toEqual({ people: 'failed', base: 'loaded' });
    expect(store.format(hi)).toBe('Dag');
    expect(store.format({ id: 'people.title', defaultMessage: 'People' })).toBe('People');
    expect(store.format({ id: 'people.title' })).toBe('people.title');
  },
);

test('TRANS-3 the log names the address, which shows a base without its slash at the end', async () => {
  const { store, log } = createFixture({ baseUrl: 'https://example.org/app' }, { 'base.nl': 404 });
  await store.addPart('base');
  expect(log.mock.calls[0]?.[0]).toContain('https://example.org/base/translations.nl.json?v=7');
});

test('TRANS-3 an object that tells why there is no file holds no messages', async () => {
  const { store } = createFixture({
    fetch: () => Promise.resolve(new Response('{"title":"Not Found"}', { status: 404 })),
  });
  await store.addPart('people');
  expect(store.getState().parts).toEqual({ people: 'failed' });
  expect(store.format({ id: 'title', defaultMessage: 'People' })).toBe('People');
});

test('TRANS-3 a part that leaves the base fails like a missing file, and nothing is requested', async () => {
  const { store, files, log } = createFixture();
  await store.addPart('../secret');
  expect(files.requested).toEqual([]);
  expect(store.getState().parts).toEqual({ '../secret': 'failed' });
  expect(log.mock.calls[0]?.[1]).toBeInstanceOf(TranslationError);
});

test('TRANS-3 a failed part is tried again when it is next added', async () => {
  const { store, files } = createFixture({}, { 'base.nl': 503 });
  await store.addPart('base');
  files.answers['base.nl'] = { hi: 'Dag' };
  await store.addPart('base');
  expect(store.getState().parts).toEqual({ base: 'loaded' });
  expect(store.format(hi)).toBe('Dag');
});

test('TRANS-3 a failed part stays failed until it has loaded; who adds it meanwhile waits for the same request', async () => {
  const { store, files } = createFixture({}, { 'base.nl': 503 });
  await store.addPart('base');
  const { parts } = store.getState();
  const release = files.hold('base.nl');
  files.answers['base.nl'] = { hi: 'Dag' };
  const added = vi.fn();
  void store.addPart('base').then(added);
  const addedToo = store.addPart('base');
  await settle();
  expect(store.getState().parts).toBe(parts);
  expect(added).not.toHaveBeenCalled();

  release();
  await addedToo;
  expect(added).toHaveBeenCalledOnce();
  expect(store.getState().parts).toEqual({ base: 'loaded' });
  expect(store.format(hi)).toBe('Dag');
  expect(files.requested).toEqual(['base.nl', 'base.nl']);
});

test('LANG-3 TRANS-3 another language waits for a file that failed before and is tried again', async () => {
  const { store, files } = createFixture({}, { ...ANSWERS, 'people.fr': 503 });
  await Promise.all([store.addPart('base'), store.addPart('people')]);
  await store.setLanguage('fr');
  expect(store.getState().parts).toEqual({ base: 'loaded', people: 'failed' });
  await store.setLanguage('nl');

  files.answers['people.fr'] = { people: { title: 'Gens' } };
  const release = files.hold('people.fr');
  const switched = store.setLanguage('fr');
  await settle();
  expect(store.getState().language).toBe('nl');
  expect(store.getState().parts).toEqual({ base: 'loaded', people: 'loaded' });

  release();
  await switched;
  expect(store.getState().language).toBe('fr');
  expect(store.format({ id: 'people.title' })).toBe('Gens');
});

test('LANG-3 another language is shown when all of its files are there, not before', async () => {
  const { store, files } = createFixture({ parts: ['base', 'people'] });
  store.connect();
  await store.addPart('people');
  const release = files.hold('people.fr');
  const switched = store.setLanguage('fr');
  await settle();
  expect(store.getState().language).toBe('nl');
  expect(store.getState().parts).toEqual({ base: 'loaded', people: 'loaded' });
  expect(store.format(hi)).toBe('Dag');

  release();
  await switched;
  expect(store.getState().language).toBe('fr');
  expect(store.format(hi)).toBe('Bonjour');
  expect(store.format({ id: 'people.title' })).toBe('Gens');
});

test('LANG-3 numbers are written as in the language of the messages', async () => {
  const file = { sum: '{sum, number}' };
  const { store } = createFixture({}, { 'base.nl': file, 'base.fr': file });
  const sum = { id: 'sum', values: { sum: 1234.5 } };
  await store.addPart('base');
  expect(store.format(sum)).toBe('1.234,5');
  await store.setLanguage('fr');
  expect(store.format(sum)).toBe('1\u202f234,5');
});

test('LANG-3 another language is shown at once where every file has failed, and so is the page', async () => {
  const { store, files } = createFixture({}, { ...ANSWERS, 'base.nl': 503 });
  await store.addPart('base');
  const release = files.hold('base.fr');
  const switched = store.setLanguage('fr');
  expect(store.getState()).toMatchObject({ language: 'fr', parts: { base: 'failed' } });
  release();
  await switched;
  expect(store.format(hi)).toBe('Bonjour');
});

test('LANG-3 the last language wins, whatever order the files come in', async () => {
  const { store, files } = createFixture();
  await store.addPart('base');
  const releaseFrench = files.hold('base.fr');
  const toFrench = store.setLanguage('fr');
  await store.setLanguage('en');
  expect(store.format(hi)).toBe('Hello');
  releaseFrench();
  await toFrench;
  expect(store.getState().language).toBe('en');
  expect(store.format(hi)).toBe('Hello');
});

test('LANG-3 going back to the language that is still shown needs nothing and loses nothing', async () => {
  const { store, files } = createFixture();
  await store.addPart('base');
  const { messages } = store.getState();
  const release = files.hold('base.fr');
  const toFrench = store.setLanguage('fr');
  const added = store.addPart('people');
  await store.setLanguage('nl');
  release();
  await Promise.all([toFrench, added]);
  expect(store.getState().language).toBe('nl');
  expect(messages['hi']).toBe('Dag');
  expect(store.format(hi)).toBe('Dag');
  expect(store.format({ id: 'people.title' })).toBe('Mensen');
  expect(files.requested).toEqual(['base.nl', 'base.fr', 'people.fr', 'people.nl']);
});

test('TRANS-2 a part added while the language changes is there in the new one', async () => {
  const { store, files } = createFixture();
  await store.addPart('base');
  const release = files.hold('base.fr');
  void store.setLanguage('fr');
  const added = store.addPart('people');
  expect(store.getState().parts).toEqual({ base: 'loaded', people: 'loading' });
  release();
  await added;
  await store.setLanguage('fr');
  expect(store.format({ id: 'people.title' })).toBe('Gens');
});

test('TRANS-2 who waits for a part waits for the language that is wanted by then', async () => {
  const { store, files } = createFixture();
  const releaseDutch = files.hold('base.nl');
  const releaseFrench = files.hold('base.fr');
  const added = vi.fn();
  void store.addPart('base').then(added);
  void store.setLanguage('fr');
  releaseDutch();
  await settle();
  expect(added).not.toHaveBeenCalled();

  releaseFrench();
  await settle();
  expect(added).toHaveBeenCalledOnce();
  expect(store.format(hi)).toBe('Bonjour');
});

test('LANG-3 a language store is followed while connected', async () => {
  const language = defineStore<{ language: string }, { change(name: string): void }>(
    { language: 'nl' },
    ({ set }) => ({
      actions: {
        change: (name) => {
          set({ language: name });
        },
      },
    }),
  );
  const { store, files } = createFixture({ language, parts: ['base'] });
  expect(store.getState().language).toBe('nl');
  language.change('fr');
  const disconnect = store.connect();
  await store.addPart('base');
  expect(files.requested).toEqual(['base.fr']);
  expect(store.format(hi)).toBe('Bonjour');

  language.change('en');
  await store.setLanguage('en');
  expect(store.format(hi)).toBe('Hello');

  disconnect();
  language.change('nl');
  await store.addPart('base');
  expect(store.getState().language).toBe('en');
});

test('ERR-2 strict formatting throws for an id in no table, lenient formatting does not', async () => {
  const { store } = createFixture();
  await store.addPart('base');
  expect(store.formatStrictly({ id: 'gnap.language' })).toBe('Taal');
  expect(() => store.formatStrictly({ id: 'x', defaultMessage: 'X' })).toThrow(TranslationError);
  expect(store.format({ id: 'x', defaultMessage: 'X' })).toBe('X');
});

test('TRANS-2 the formatter is another one whenever messages or language differ, only then', async () => {
  const { store } = createFixture({}, { 'a.nl': { x: 'a' }, 'a.fr': { x: 'a' }, 'b.nl': {} });
  const formatters = [store.formatterOf(store.getState())];
  const look = (): void => {
    formatters.push(store.formatterOf(store.getState()));
  };
  await store.addPart('a');
  look();
  await store.addPart('b');
  look();
  await store.setLanguage('fr');
  look();
  const [empty, dutch, stillDutch, french] = formatters;
  expect(dutch).not.toBe(empty);
  expect(stillDutch).toBe(dutch);
  expect(french).not.toBe(dutch);
});
