import { expect, test } from 'vitest';
import { useMenuFilter } from '../../../headless/menu-filter/index.js';
import { createMenuStore } from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { sampleItems } from '../menu/sampleMenu.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('B-15 useMenuFilter renders on a server, with the whole menu', () => {
  const menu = createMenuStore({
    items: sampleItems,
    storage: createMemoryStorage(),
    navigation: createFakeNavigation(),
  });
  const filter = renderHookOnServer(() =>
    useMenuFilter({ menu, menuId: 'menu', onFilter: () => {} }),
  );
  expect(filter.searchBox).toMatchObject({ value: '' });
  expect(filter.emptyText).toBeNull();
});
