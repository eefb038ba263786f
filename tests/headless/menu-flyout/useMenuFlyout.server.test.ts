import { expect, test } from 'vitest';
import { useMenuFlyout, useMenuFlyouts } from '../../../headless/menu-flyout/index.js';
import { createMenuStore, useMenu, useMenuItem } from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { sampleItems } from '../menu/sampleMenu.js';

test('B-14 useMenuFlyouts and useMenuFlyout render on a server, with nothing open', () => {
  const store = createMenuStore({
    items: sampleItems,
    storage: createMemoryStorage(),
    navigation: createFakeNavigation(),
  });
  const flyout = renderHookOnServer(() =>
    useMenuFlyout(useMenuFlyouts(), useMenuItem(useMenu({ store }), 'staff')),
  );
  expect(flyout).toMatchObject({ content: null, hasSubmenu: true });
  expect(flyout.getTriggerProps()).toMatchObject({ 'aria-expanded': false });
});
