import { expect, test } from 'vitest';
import { ThemeMenu } from '../../../skin/theme-menu/index.js';
import { renderInShell } from '../support/renderInShell.js';

test('the theme is chosen in a menu, which marks the choice', async () => {
  const screen = await renderInShell(<ThemeMenu />);
  const button = screen.getByRole('button', { name: 'Theme' });
  for (const [name, choice] of [
    ['Dark', 'dark'],
    ['As the system', 'system'],
    ['Light', 'light'],
  ] as const) {
    await button.click();
    await screen.getByRole('menuitemradio', { name }).click();
    expect(screen.shell.theme.getState().choice).toBe(choice);
    await button.click();
    await expect.element(screen.getByRole('menuitemradio', { name, checked: true })).toBeVisible();
    await button.click();
  }
});
