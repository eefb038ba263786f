import { expect, test } from 'vitest';
import { LanguageMenu } from '../../../skin/language-menu/index.js';
import { renderInShell } from '../support/renderInShell.js';

test('LANG-1 shows the language that is used, and another is chosen', async () => {
  const screen = await renderInShell(<LanguageMenu />);
  const button = screen.getByRole('button', { name: 'Language' });
  await expect.element(button).toHaveTextContent('EN');
  // WCAG 2.5.3: who speaks to it says what it shows.
  await expect.element(button).toHaveAccessibleName('Language: EN');
  await button.click();
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'English', checked: true }))
    .toBeVisible();
  await screen.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect.element(button).toHaveTextContent('NL');
  await expect.element(button).toHaveFocus();
});
