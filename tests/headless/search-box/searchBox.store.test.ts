import { expect, test, vi } from 'vitest';
import { createSearchBoxStore } from '../../../headless/search-box/index.js';

test('SEARCH-1 text is typed and cleared, and onChange hears of each change once', () => {
  const onChange = vi.fn();
  const store = createSearchBoxStore({ defaultValue: 'jo' });
  store.port.own({ onChange }, () => {});
  store.input('john', 'event');
  store.input('john');
  expect(store.getState().value).toBe('john');
  store.clear();
  store.clear();
  expect(store.getState().value).toBe('');
  expect(onChange.mock.calls).toEqual([
    ['john', { reason: 'input', event: 'event' }],
    ['', { reason: 'clear', event: undefined }],
  ]);
});
