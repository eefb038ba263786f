import { expect, test } from 'vitest';
import { useMenuButton } from '../../../headless/menu-button/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('useMenuButton renders on a server, closed', () => {
  const menu = renderHookOnServer(() =>
    useMenuButton({ items: [{ key: 'a', label: 'A', run: () => {} }] }),
  );
  expect(menu.getTriggerProps()).toMatchObject({ 'aria-expanded': false });
});
