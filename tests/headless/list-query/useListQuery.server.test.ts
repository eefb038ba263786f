import { expect, test } from 'vitest';
import { useListQuery } from '../../../headless/list-query/index.js';
import { createFakeNavigation } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useListQuery renders on a server, from the address', () => {
  const navigation = createFakeNavigation({ url: '/people?page=2' });
  const { query } = renderHookOnServer(() =>
    useListQuery({ navigation, sortable: ['name'], defaultSort: 'name' }),
  );
  expect(query.page).toBe(2);
});
