import { expect, test, vi } from 'vitest';
import { defineStore } from '../../../headless/core/index.js';
import {
  createLocaleDataStore,
  intlLocaleData,
  LocaleDataError,
  type LocaleDataStore,
  type LocaleDataStoreOptions,
  type LocaleScriptEvents,
} from '../../../headless/locale-data/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';
import { registeredBy } from './registered.js';

/** A script that the store asked for; the test plays its part. */
interface Script extends LocaleScriptEvents {
  readonly id: string;
  readonly stop: ReturnType<typeof vi.fn<() => void>>;
  /** Registers the real data and fires the load event. */
  arrive(): void;
}

interface Fixture {
  store: LocaleDataStore;
  clock: FakeClock;
  urls: string[];
  scripts: Script[];
  script(index: number): Script;
  log: ReturnType<typeof vi.fn<(message: string, cause?: unknown) => void>>;
}

function createFixture(options: Partial<LocaleDataStoreOptions> = {}): Fixture {
  const clock = createFakeClock();
  const urls: string[] = [];
  const scripts: Script[] = [];
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const store = createLocaleDataStore({
    language: 'nl',
    baseUrl: 'https://example.org/app/',
    clock,
    log,
    loadScript: (url, events) => {
      const id = /locale_(.*)\.min/.exec(url)?.[1] ?? '';
      const stop = vi.fn<() => void>();
      urls.push(url);
      scripts.push({
        ...events,
        id,
        stop,
        arrive: () => {
          events.onRegister(registeredBy(id));
          events.onLoad();
        },
      });
      return stop;
    },
    ...options,
  });
  return { store, clock, urls, scripts, script: (index) => scripts[index]!, log };
}

test('LOCALE-1 making the store loads nothing; connecting loads the script, the browser’s data stands', () => {
  const { store, urls } = createFixture();
  expect(urls).toEqual([]);
  expect(store.getState()).toEqual({ locale: 'nl', data: intlLocaleData('nl'), status: 'intl' });

  const { data } = store.getState();
  store.connect();
  expect(urls).toEqual(['https://example.org/app/vendor/js/angular/i18n/angular-locale_nl.min.js']);
  expect(store.getState()).toEqual({ locale: 'nl', data, status: 'loading' });
  expect(store.getState().data).toBe(data);
});

test('LOCALE-1 the pattern is an option', () => {
  const { store, urls } = createFixture({ pattern: 'i18n/{locale}.js' });
  store.load('nl');
  expect(urls).toEqual(['https://example.org/app/i18n/nl.js']);
});

test('LOCALE-2 what was registered is read 30 ms after the load event, not before', () => {
  const { store, clock, script, log } = createFixture();
  store.load('nl');
  clock.advance(100);
  script(0).onLoad();
  clock.advance(29);
  script(0).onRegister(registeredBy('nl'));
  expect(store.getState().status).toBe('loading');

  clock.advance(1);
  expect(store.getState().status).toBe('loaded');
  expect(store.getState().data.monthsShort[2]).toBe('mrt.');
  expect(script(0).stop).toHaveBeenCalledOnce();
  expect(clock.pending).toBe(0);
  expect(log).not.toHaveBeenCalled();
});

test('LOCALE-2 the delay is an option', () => {
  const { store, clock, script } = createFixture({ delay: 0 });
  store.load('nl');
  script(0).arrive();
  clock.advance(0);
  expect(store.getState().status).toBe('loaded');
});

test.each<[string, (script: Script, clock: FakeClock) => void, RegExp]>([
  [
    'the network',
    (script) => {
      script.onError(new Error('404'));
    },
    /Its script failed/,
  ],
  [
    'HTML served with 200',
    (script) => {
      script.onLoad();
    },
    /did not register "nl"/,
  ],
  [
    'a truncated file',
    (script) => {
      script.onError(new SyntaxError('end'));
      script.onLoad();
    },
    /Its script failed/,
  ],
  [
    'another locale',
    (script) => {
      script.onRegister(registeredBy('fr'));
      script.onLoad();
    },
    /did not register "nl"/,
  ],
  [
    'broken data',
    (script) => {
      script.onRegister({ id: 'nl' });
      script.onLoad();
    },
    /did not register "nl"/,
  ],
  [
    'no answer',
    (_, clock) => {
      clock.advance(10_000);
    },
    /longer than 10000 milliseconds/,
  ],
])('LOCALE-2 a failure (%s) is logged once, and the browser’s data is used', (_, fail, why) => {
  const { store, clock, script, log } = createFixture();
  store.connect();
  fail(script(0), clock);
  clock.advance(30);
  expect(store.getState()).toEqual({ locale: 'nl', data: intlLocaleData('nl'), status: 'failed' });
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toMatch(/No locale data came from https:.*angular-locale_nl/);
  expect(log.mock.calls[0]?.[0]).toMatch(why);
  expect(script(0).stop).toHaveBeenCalledOnce();
  expect(clock.pending).toBe(0);

  script(0).arrive();
  expect(clock.pending).toBe(0);
  expect(store.getState().status).toBe('failed');
});

test('LOCALE-2 a script that fails at once leaves nothing either', () => {
  const stop = vi.fn<() => void>();
  const { store } = createFixture({
    loadScript: (_, { onError }) => {
      onError(new Error('Blocked'));
      return stop;
    },
  });
  store.load('nl');
  expect(store.getState().status).toBe('failed');
  expect(stop).toHaveBeenCalledOnce();
});

test('LOCALE-2 a script that cannot even be asked for is a failure too', () => {
  const log = vi.fn();
  const loadScript = vi.fn((): never => {
    throw new TypeError('The policy refuses it.');
  });
  const { store, clock } = createFixture({ loadScript, log });
  store.load('nl');
  expect(store.getState().status).toBe('failed');
  expect(log.mock.calls[0]?.[1]).toBeInstanceOf(LocaleDataError);
  expect(clock.pending).toBe(0);
  store.load('nl');
  expect(loadScript).toHaveBeenCalledTimes(2);
});

test('LOCALE-2 a failure is tried again, a success is kept', () => {
  const { store, clock, script, urls } = createFixture();
  store.load('nl');
  script(0).onError(new Error('503'));
  store.load('nl');
  script(1).arrive();
  clock.advance(30);
  expect(store.getState().status).toBe('loaded');

  store.load('fr');
  store.load('nl');
  expect(store.getState()).toMatchObject({ locale: 'nl', status: 'loaded' });
  expect(urls).toHaveLength(3);
});

test('LOCALE-2 the last request wins, whatever order the scripts come in', () => {
  const { store, clock, script } = createFixture();
  store.load('nl');
  store.load('fr');
  expect(store.getState()).toEqual({ locale: 'fr', data: intlLocaleData('fr'), status: 'loading' });
  script(1).arrive();
  clock.advance(30);
  script(0).arrive();
  clock.advance(30);
  expect(store.getState().locale).toBe('fr');
  expect(store.getState().data.weekdays[1]).toBe('lundi');
});

test('LOCALE-2 two scripts at a time: each takes what has its own id', () => {
  const { store, clock, script } = createFixture();
  store.load('fr');
  store.load('nl');
  for (const id of ['nl', 'fr']) {
    script(0).onRegister(registeredBy(id));
    script(1).onRegister(registeredBy(id));
  }
  script(0).onLoad();
  script(1).onLoad();
  clock.advance(30);
  expect(store.getState()).toMatchObject({ status: 'loaded', data: { id: 'nl' } });
  store.load('fr');
  expect(store.getState()).toMatchObject({ status: 'loaded', data: { id: 'fr' } });
});

test('LOCALE-2 a late failure of another locale does not disturb the one shown', () => {
  const { store, clock, script } = createFixture();
  store.load('fr');
  store.load('nl');
  script(1).arrive();
  clock.advance(30);
  script(0).onError(new Error('404'));
  expect(store.getState()).toMatchObject({ locale: 'nl', status: 'loaded' });
});

test('LOCALE-1 the same script is asked for once while it loads', () => {
  const { store, urls } = createFixture();
  store.connect();
  store.load('nl');
  store.load('NL');
  expect(urls).toHaveLength(1);
});

test('LOCALE-1 a language that is not in the list has the browser’s data and asks for nothing', () => {
  const { store, urls, log } = createFixture();
  store.load('de');
  expect(store.getState()).toEqual({ locale: 'de', data: intlLocaleData('de'), status: 'intl' });
  store.load('../../api');
  expect(store.getState().status).toBe('intl');
  expect(urls).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

test('LOCALE-1 a list with something that is no locale is refused at once', () => {
  expect(() => createFixture({ locales: ['nl', '../x'] })).toThrow(/"..\/x" is no locale id/);
});

test('LOCALE-2 disconnecting cancels what is on its way; connecting again asks again', () => {
  const { store, clock, script, urls } = createFixture();
  const disconnect = store.connect();
  script(0).onLoad();
  disconnect();
  expect(clock.pending).toBe(0);
  expect(script(0).stop).toHaveBeenCalledOnce();
  expect(store.getState().status).toBe('intl');

  store.connect();
  script(1).arrive();
  clock.advance(30);
  expect(urls).toHaveLength(2);
  expect(store.getState().status).toBe('loaded');
});

test('LOCALE-3 a language store is followed while connected', () => {
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
  const { store, scripts } = createFixture({ language });
  language.change('en');
  const disconnect = store.connect();
  language.change('fr');
  disconnect();
  language.change('nl');
  expect(scripts.map(({ id }) => id)).toEqual(['en', 'fr']);
  expect(store.getState().locale).toBe('fr');
});
