import { expect, test } from 'vitest';
import { createSidebarStore, useSidebar } from '../../../headless/sidebar/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useSidebar renders on a server, expanded', () => {
  const store = createSidebarStore({
    storage: createMemoryStorage({ 'sidebar-collapsed': 'true' }),
  });
  expect(renderHookOnServer(() => useSidebar({ store })).isCollapsed).toBe(false);
});
