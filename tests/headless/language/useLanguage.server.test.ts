import { expect, test } from 'vitest';
import { createLanguageStore, useLanguage } from '../../../headless/language/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('LANG-4 useLanguage renders on a server, in the default language', () => {
  const store = createLanguageStore({ storage: createMemoryStorage({ locale: 'fr' }) });
  const { language, label, locale } = renderHookOnServer(() => useLanguage({ store }));
  expect({ language, label, title: locale?.title }).toEqual({
    language: 'nl',
    label: 'Language',
    title: 'Nederlands',
  });
});
