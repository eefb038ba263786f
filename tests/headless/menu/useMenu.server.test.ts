import { expect, test } from 'vitest';
import { createMenuStore, useMenu, useMenuItem } from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';
import { sampleItems } from './sampleMenu.js';

const store = createMenuStore({
  items: sampleItems,
  storage: createMemoryStorage({ 'menu-selection': 'staff/people' }),
  navigation: createFakeNavigation({ url: '/people' }),
});

test('MENU-5 useMenu and useMenuItem render on a server, with nothing selected yet', () => {
  const { menu, staff, people } = renderHookOnServer(() => {
    const menu = useMenu({ store });
    return {
      menu,
      staff: useMenuItem(menu, 'staff'),
      people: useMenuItem(menu, 'staff/people'),
    };
  });
  expect(menu.items).toEqual(['home', 'staff', 'reports']);
  expect(menu.getNavProps()['aria-label']).toBe('Main menu');
  expect(staff).toMatchObject({ title: 'Staff', isOpen: false, isActive: false });
  expect(people.getItemProps().href).toBe('/people');
});
