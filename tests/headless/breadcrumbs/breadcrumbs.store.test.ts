import { expect, test } from 'vitest';
import {
  createBreadcrumbsStore,
  type BreadcrumbsStore,
} from '../../../headless/breadcrumbs/index.js';

function titlesOf(store: BreadcrumbsStore): unknown[] {
  return store.getState().entries.map(({ item }) => item.title);
}

test('CRUMB-1 crumbs are set, appended, taken away and cleared', () => {
  const store = createBreadcrumbsStore();
  store.set([
    { title: 'Home', url: '/' },
    { title: 'People', state: 'people' },
  ]);
  const remove = store.append({ title: 'John' });
  store.append({ title: 'Edit' });
  expect(titlesOf(store)).toEqual(['Home', 'People', 'John', 'Edit']);

  remove();
  store.removeLast();
  expect(titlesOf(store)).toEqual(['Home', 'People']);
  store.clear();
  expect(titlesOf(store)).toEqual([]);
});

test('CRUMB-1 a crumb that does something else now is replaced, an equal one is not', () => {
  const onClick = (): void => {};
  const store = createBreadcrumbsStore();
  store.insert({ id: 1, item: { title: { id: 'people' }, url: '/people', onClick } });
  const before = store.getState();
  store.update({ id: 1, item: { title: { id: 'people' }, url: '/people', onClick } });
  expect(store.getState()).toBe(before);

  for (const change of [{ url: '/x' }, { state: 'x' }, { onClick: () => {} }, { title: 'x' }]) {
    const current = store.getState();
    store.update({ id: 1, item: { ...current.entries[0]!.item, ...change } });
    expect(store.getState()).not.toBe(current);
  }
});
