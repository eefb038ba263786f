import { expect } from 'vitest';
import { renderInShell } from './renderInShell.js';
import { menuItems, menuShortcuts } from './menu.js';
import { Specimen } from './Specimen.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

/**
 * Renders the specimen with everything visible: errors in the form, notifications, an open menu.
 */
export async function renderSpecimen(): Promise<Rendered> {
  const screen = await renderInShell(<Specimen />, {
    items: menuItems,
    shortcuts: menuShortcuts,
    url: '/roles',
  });
  for (const type of ['success', 'error', 'warning', 'info', 'default'] as const)
    screen.shell.notifications.show({
      type,
      title: `A ${type}`,
      text: 'Something happened.',
      action: { label: 'Undo', run: () => {} },
    });
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByRole('button', { name: 'Language' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  return screen;
}
