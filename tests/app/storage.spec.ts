import type { Page } from '@playwright/test';
import { appOn } from './pages/app.js';
import { expect, test } from './support/fixtures.js';

function stored(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...localStorage }));
}

test.describe('signed out', () => {
  test.use({ signedIn: false, language: 'nl' });

  test('SESS-4 SIDE-1 MENU-5 LANG-3 what is kept has exactly the keys of the product, written raw', async ({
    page,
    app: inDutch,
  }) => {
    const app = appOn(page, 'en');
    await page.goto('/people');
    await inDutch.frame.chooseLanguage('English');
    await app.signIn.signIn();
    await app.menu.collapseButton.click();
    await expect(app.menu.sidebar).toHaveAttribute('data-state', 'collapsed');

    const { 'gnap.token': token, ...others } = await stored(page);
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(others).toEqual({
      'gnap.locale': 'en',
      'gnap.sidebar-collapsed': 'true',
      'gnap.menu-selection': 'people/all',
    });
  });
});

test('SIDE-1 B-07 the collapsed sidebar stays collapsed over a reload', async ({ page, app }) => {
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await expect(app.menu.collapseButton).toHaveAttribute('aria-expanded', 'true');
  const expanded = await app.menu.sidebar.boundingBox();

  await app.menu.collapseButton.click();
  await page.reload();
  await expect(app.people.table).toBeVisible();
  await expect(app.menu.collapseButton).toHaveAttribute('aria-expanded', 'false');
  await expect(app.menu.sidebar).toHaveAttribute('data-state', 'collapsed');
  const collapsed = await app.menu.sidebar.boundingBox();
  expect(collapsed?.width).toBeLessThan((expanded?.width ?? 0) / 2);

  await app.menu.collapseButton.click();
  expect(await stored(page)).toMatchObject({ 'gnap.sidebar-collapsed': 'false' });
  await page.reload();
  await expect(app.menu.sidebar).toHaveAttribute('data-state', 'expanded');
});

test('MENU-5 B-07 the last selection is kept, and restored where the address names none', async ({
  page,
  app,
}) => {
  await page.goto('/secure');
  await expect(app.menu.current).toHaveText('Guarded data');
  expect(await stored(page)).toMatchObject({
    'gnap.menu-selection': 'demonstrations/access/secure',
  });

  await page.goto('/nowhere');
  await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
  await expect(app.menu.current).toHaveText('Guarded data');
});

test.describe('with a selection stored that does not exist', () => {
  test.use({ stored: { 'gnap.menu-selection': 'people/gone' } });

  test('MENU-5 it is ignored', async ({ page, app }) => {
    await page.goto('/nowhere');
    await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
    await expect(app.menu.nav).toBeVisible();
    await expect(app.menu.current).toHaveCount(0);
  });
});

test.describe('with the token as the older product wrote it, in quotes', () => {
  test('SESS-4 it is read, and written raw', async ({ page, app, api }) => {
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('given')) localStorage.setItem('gnap.token', `"${token}"`);
      sessionStorage.setItem('given', 'true');
    }, api.token);
    await page.goto('/people');

    await expect(app.people.table).toBeVisible();
    expect(await stored(page)).toMatchObject({ 'gnap.token': api.token });
  });
});

test.describe('with a storage that keeps nothing', () => {
  test.use({ signedIn: false });

  test('LANG-3 SESS-4 a language is shown in place, and nobody has to sign in again', async ({
    page,
    app,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/people');
    await app.signIn.signIn();
    await expect(app.people.table).toBeVisible();
    await app.frame.languageButton.click();
    await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
    const inDutch = appOn(page, 'nl');
    await expect(inDutch.people.heading).toBeVisible();
    await expect(inDutch.people.table).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(inDutch.signIn.heading).toHaveCount(0);
  });
});
