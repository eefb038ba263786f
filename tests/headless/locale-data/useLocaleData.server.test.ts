import { expect, test } from 'vitest';
import {
  createLocaleDataStore,
  useLocaleData,
  useLocaleNames,
} from '../../../headless/locale-data/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('LOCALE-2 the hooks render on a server, with Intl’s data and no script', () => {
  const store = createLocaleDataStore({ language: 'fr', baseUrl: 'https://example.org/' });
  const { data, status } = renderHookOnServer(() => useLocaleData({ store }));
  expect([data.months[0], status]).toEqual(['janvier', 'intl']);
  expect(renderHookOnServer(() => useLocaleNames()).months[0]).toBe('January');
});
