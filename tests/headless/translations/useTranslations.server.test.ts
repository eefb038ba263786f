import { expect, test } from 'vitest';
import {
  createTranslationsStore,
  useTranslationPart,
  useTranslations,
} from '../../../headless/translations/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('TRANS-3 the hooks render on a server, with default messages, and load nothing', () => {
  const store = createTranslationsStore({
    language: 'nl',
    baseUrl: 'https://example.org/',
    buildId: '1',
    fetch: () => {
      throw new Error('A server render loads nothing.');
    },
  });
  const result = renderHookOnServer(() => useTranslations({ store }));
  expect(result.format({ id: 'hi', defaultMessage: 'Hi' })).toBe('Hi');
  expect(renderHookOnServer(() => useTranslationPart('people', { store }))).toBe('loading');
});
