import { afterEach, expect, test, vi } from 'vitest';
import { ToolkitError } from '../../../headless/core/index.js';
import {
  createLanguageStore,
  type LanguageStore,
  type LanguageStoreOptions,
} from '../../../headless/language/index.js';
import { createMemoryStorage, type MemoryStorage } from '../../../headless/testing/vanilla.js';

interface Fixture {
  store: LanguageStore;
  storage: MemoryStorage;
  reloadPage: ReturnType<typeof vi.fn<() => void>>;
  /** `lang` and `dir` of the page, as last written. */
  page: { lang?: string; dir?: string };
}

function createFixture({
  stored,
  ...options
}: LanguageStoreOptions & { stored?: string } = {}): Fixture {
  const storage = createMemoryStorage(stored === undefined ? {} : { locale: stored });
  const reloadPage = vi.fn<() => void>();
  const page: Fixture['page'] = {};
  const store = createLanguageStore({
    storage,
    reloadPage,
    languages: () => ['en-GB', 'fr'],
    writeDocumentLanguage: (lang, dir) => {
      Object.assign(page, { lang, dir });
    },
    ...options,
  });
  return { store, storage, reloadPage, page };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('LANG-2 storage and browser are asked when the store is connected, not before', () => {
  const { store, page } = createFixture({ stored: 'fr' });
  expect(store.getState().language).toBe('nl');
  expect(page).toEqual({});

  store.connect();
  expect(store.getState().language).toBe('fr');
});

test('LANG-2 without a stored choice the browser decides', () => {
  const { store } = createFixture();
  store.connect();
  expect(store.getState().language).toBe('en');
});

test('LANG-4 the default is the option, else the marked locale, else the first', () => {
  const languages = (): string[] => [];
  const locales = [
    { name: 'de', title: 'Deutsch' },
    { name: 'it', title: 'Italiano' },
  ];
  const languageOf = (options: LanguageStoreOptions): string => {
    const { store } = createFixture({ languages, ...options });
    store.connect();
    return store.getState().language;
  };
  expect(languageOf({})).toBe('nl');
  expect(languageOf({ defaultLocale: 'EN' })).toBe('en');
  expect(languageOf({ locales })).toBe('de');
  expect(
    languageOf({ locales: [...locales, { name: 'es', title: 'Español', isDefault: true }] }),
  ).toBe('es');
});

test('LANG-5 an unsupported stored choice is left alone and not shown', () => {
  const { store, storage } = createFixture({ stored: 'de' });
  store.connect();
  expect(store.getState().language).toBe('en');
  expect(storage.read('locale')).toBe('de');
});

test('LANG-3 a change is stored raw and reloads the page, which is not yet in that language', () => {
  const { store, storage, reloadPage, page } = createFixture();
  store.connect();
  reloadPage.mockImplementation(() => {
    expect(storage.read('locale')).toBe('fr');
  });
  store.change('fr');
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(store.getState().language).toBe('en');
  expect(page.lang).toBe('en');
});

test('LANG-3 a choice that storage cannot keep is shown in place, since a reload would lose it', () => {
  const closed = { ...createMemoryStorage(), lasts: () => false };
  const { store, reloadPage, page } = createFixture({ storage: closed });
  store.connect();
  store.change('fr');
  expect(store.getState().language).toBe('fr');
  expect(page.lang).toBe('fr');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('LANG-3 choosing the current language stores it and does not reload', () => {
  const { store, storage, reloadPage } = createFixture();
  store.connect();
  store.change('en');
  expect(storage.read('locale')).toBe('en');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('LANG-3 live switches in place, html[lang] and dir follow', () => {
  const locales = [
    { name: 'en', title: 'English' },
    { name: 'ar', title: 'العربية' },
  ];
  const { store, storage, reloadPage, page } = createFixture({ mode: 'live', locales });
  store.connect();
  expect(page).toEqual({ lang: 'en', dir: 'ltr' });

  store.change('AR');
  expect(store.getState().language).toBe('ar');
  expect(page).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(storage.read('locale')).toBe('ar');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('B-18 the guard is asked before a reload; refused, nothing is stored', () => {
  let proceed = (): void => {};
  const guard = vi.fn((go: () => void) => {
    proceed = go;
  });
  const { store, storage, reloadPage } = createFixture({ guard });
  store.connect();
  store.change('fr');
  expect(guard).toHaveBeenCalledOnce();
  expect(storage.read('locale')).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();

  proceed();
  expect(storage.read('locale')).toBe('fr');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('LANG-3 another tab is followed in live mode while connected, never by a reload', () => {
  const live = createFixture({ mode: 'live' });
  const disconnect = live.store.connect();
  live.storage.writeFromAnotherTab('locale', 'fr');
  expect(live.store.getState().language).toBe('fr');
  live.storage.writeFromAnotherTab('locale', null);
  expect(live.store.getState().language).toBe('en');
  disconnect();
  live.storage.writeFromAnotherTab('locale', 'nl');
  expect(live.store.getState().language).toBe('en');

  const reloading = createFixture();
  reloading.store.connect();
  reloading.storage.writeFromAnotherTab('locale', 'fr');
  expect(reloading.store.getState().language).toBe('en');
  expect(reloading.reloadPage).not.toHaveBeenCalled();
});

test('LANG-3 a language that there is not throws in development and is ignored in production', () => {
  const { store, storage } = createFixture();
  store.connect();
  expect(() => {
    store.change('de');
  }).toThrow(/"de".*Use one of nl, fr, en/);

  vi.stubEnv('NODE_ENV', 'production');
  store.change('de');
  expect(storage.read('locale')).toBeNull();
  expect(store.getState().language).toBe('en');
});

test.each<[string, LanguageStoreOptions]>([
  ['empty', { locales: [] }],
  ['no BCP 47 language tag', { locales: [{ name: 'nl_BE', title: 'Vlaams' }] }],
  [
    'twice',
    {
      locales: [
        { name: 'nl', title: 'Nederlands' },
        { name: 'NL', title: 'Dutch' },
      ],
    },
  ],
  ['not in the list', { defaultLocale: 'de' }],
])(
  'LANG-4 unusable locales (%s) throw in development; production shows a language',
  (why, options) => {
    expect(() => createFixture(options)).toThrow(ToolkitError);
    expect(() => createFixture(options)).toThrow(why);

    vi.stubEnv('NODE_ENV', 'production');
    const { store } = createFixture(options);
    store.connect();
    expect(store.getState().locales.map(({ name }) => name)).toContain(store.getState().language);
  },
);
