import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useBreadcrumb } from '../../../headless/breadcrumbs/index.js';
import { useLanguage } from '../../../headless/language/index.js';
import { useDocumentTitle, usePageTitle } from '../../../headless/page-title/index.js';
import { Breadcrumbs } from '../../../skin/breadcrumbs/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Sidebar } from '../../../skin/sidebar/index.js';
import { renderInShell } from '../support/renderInShell.js';

const title = { id: 'people.title' };

const files = {
  'base/translations.en.json': { gnap: { language: 'Language' }, people: { title: 'People' } },
  'base/translations.fr.json': { gnap: { language: 'Langue' }, people: { title: 'Personnes' } },
  'base/translations.ar.json': { gnap: { language: 'اللغة' }, people: { title: 'الأشخاص' } },
};

function Page(): ReactElement {
  const { label, items } = useLanguage();
  useDocumentTitle();
  usePageTitle(title);
  useBreadcrumb({ title });
  return (
    <>
      <MenuButton label={label} items={items} />
      <Sidebar />
      <Breadcrumbs />
      <input aria-label="Note" />
    </>
  );
}

test('LANG-3 CRUMB-1 TITLE-3 live: menu, crumbs, title and direction change in place, when the texts are there', async () => {
  await page.viewport(1280, 800);
  const { lang, dir } = document.documentElement;
  const { title: titleBefore } = document;
  onTestFinished(() => {
    document.title = titleBefore;
    Object.assign(document.documentElement, { lang, dir });
  });
  let sendFrench = (): void => {};
  const french = new Promise<object>((settle) => {
    sendFrench = () => {
      settle(files['base/translations.fr.json']);
    };
  });
  const { shell, ...screen } = await renderInShell(<Page />, {
    language: {
      mode: 'live',
      languages: () => ['en-GB'],
      locales: [
        { name: 'en', title: 'English' },
        { name: 'fr', title: 'Français' },
        { name: 'ar', title: 'العربية' },
      ],
    },
    parts: ['base'],
    items: [{ key: 'people', title, state: 'people' }],
    files: { ...files, 'base/translations.fr.json': () => french },
  });
  const expectShown = async (text: string): Promise<void> => {
    const menu = screen.getByRole('navigation').first();
    await expect.element(menu.getByRole('link', { name: text })).toBeVisible();
    await expect.element(screen.getByRole('navigation').last()).toHaveTextContent(text);
    await expect.poll(() => document.title).toContain(text);
  };
  await expectShown('People');
  const note = screen.getByRole('textbox', { name: 'Note' });
  await note.fill('Typed before');

  await screen.getByRole('button', { name: 'Language' }).click();
  await screen.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect.poll(() => document.documentElement.lang).toBe('fr');
  await expectShown('People');
  sendFrench();
  await expectShown('Personnes');
  const button = screen.getByRole('button', { name: 'Langue' });
  await expect.element(button).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expectShown('الأشخاص');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(shell.storage.read('locale')).toBe('ar');
  await expect.element(note).toHaveValue('Typed before');
});
