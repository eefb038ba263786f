import { afterEach, expect, test, vi } from 'vitest';
import { browserLanguages } from '../../../headless/platform/index.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('LANG-2 the languages of the browser are those that it asks for, in its order', () => {
  vi.stubGlobal('navigator', { languages: ['nl-BE', 'en'] });
  expect(browserLanguages()).toEqual(['nl-BE', 'en']);
});

test('LANG-2 a server has none', () => {
  vi.stubGlobal('navigator', undefined);
  expect(browserLanguages()).toEqual([]);
});
