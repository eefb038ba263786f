import { renderHook } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import { useListQuery, type UseListQueryResult } from '../../../headless/list-query/index.js';
import { createFakeNavigation } from '../../../headless/testing/index.js';

const navigation = createFakeNavigation({ url: '/people?sort=-place' });

test('types: a list sorts by its own fields alone', () => {
  const { result } = renderHook(() =>
    useListQuery({ navigation, sortable: ['name', 'place'], defaultSort: '-name' }),
  );
  expectTypeOf(result.current).toEqualTypeOf<UseListQueryResult<'name' | 'place'>>();
  expect(result.current.getSortHeaderProps('place')).toEqual({ 'aria-sort': 'descending' });
  // @ts-expect-error It is spelled otherwise.
  expect(result.current.getSortHeaderProps('places')).toEqual({ 'aria-sort': undefined });
});

test('types: the default is one of the fields, in either direction', () => {
  const { result } = renderHook(() =>
    // @ts-expect-error It is spelled otherwise.
    useListQuery({ navigation, sortable: ['name', 'place'], defaultSort: '-names' }),
  );
  expect(result.current.query.sort).toEqual({ field: 'place', isDescending: true });
});

test('types: fields that are known only at run time are strings', () => {
  const sortable: readonly string[] = ['name', 'place'];
  const { result } = renderHook(() =>
    useListQuery({ navigation, sortable, defaultSort: sortable[0]! }),
  );
  expectTypeOf(result.current).toEqualTypeOf<UseListQueryResult>();
  expect(result.current.query.sort.field).toBe('place');
});
