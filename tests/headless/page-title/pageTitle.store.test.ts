import { expect, test } from 'vitest';
import { formatDefaultText } from '../../../headless/core/index.js';
import {
  createPageTitleStore,
  formatTitle,
  type PageTitleStore,
} from '../../../headless/page-title/index.js';

function titleOf(store: PageTitleStore): string {
  return formatTitle(store.getState(), formatDefaultText);
}

test('TITLE-3 parts are set, appended, removed from the end and cleared to the default title', () => {
  const store = createPageTitleStore({ prefix: 'GNaP »', defaultTitle: 'Home' });
  expect(titleOf(store)).toBe('GNaP » Home');

  store.set(['People', 'John']);
  store.append('Edit');
  expect(titleOf(store)).toBe('GNaP » People - John - Edit');

  store.removeLast();
  expect(titleOf(store)).toBe('GNaP » People - John');

  store.clear();
  expect(titleOf(store)).toBe('GNaP » Home');
  store.removeLast();
  expect(titleOf(store)).toBe('GNaP » Home');
});

test('TITLE-3 what append returns takes away its own part, once, and no equal one', () => {
  const store = createPageTitleStore();
  const removeFirst = store.append('Copy');
  store.append('Copy');
  store.append('Last');

  removeFirst();
  removeFirst();
  expect(titleOf(store)).toBe('Copy - Last');
});

test('TITLE-3 a part may be a translation id', () => {
  const store = createPageTitleStore({
    prefix: { id: 'stage', defaultMessage: 'Test »' },
    suffix: { id: 'app', defaultMessage: 'GNaP' },
  });
  store.set([
    { id: 'people', defaultMessage: 'People' },
    { id: 'person', defaultMessage: 'Person {name}', values: { name: 'John' } },
  ]);
  expect(titleOf(store)).toBe('Test » People - Person John GNaP');
});

test('TITLE-3 an equal part given again changes nothing, another one is shown', () => {
  const store = createPageTitleStore();
  const born = { id: 'born', values: { day: new Date(0) } };
  store.insert({ id: 1, item: born });
  const before = store.getState();

  store.update({ id: 1, item: { id: 'born', values: { day: new Date(0) } } });
  expect(store.getState()).toBe(before);

  store.update({ id: 1, item: { id: 'born', values: { day: new Date(1) } } });
  expect(store.getState()).not.toBe(before);
  store.update({ id: 2, item: 'gone' });
  expect(titleOf(store)).toBe('born');
});
