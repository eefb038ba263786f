import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

test('B-15 typing filters the menu on every level, and clearing restores it', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await expect(menu.submenu('People')).toHaveAttribute('aria-expanded', 'true');
  await menu.filterField.fill('GUARD');
  await expect(menu.submenu('People')).toHaveCount(0);
  await expect(menu.submenu('Access')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('1 item found in the menu')).toBeAttached();

  await page.keyboard.press('ArrowDown');
  await expect(menu.submenu('Demonstrations')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/secure');
  await expect(menu.current).toHaveText('Guarded data');

  await page.goBack();
  // The focus is taken to the heading when the page is there.
  await expect(app.people.heading).toBeFocused();
  await expect(menu.link('All people')).toHaveCount(0);
  await menu.filterField.press('Escape');
  await expect(menu.current).toHaveText('All people');
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('aria-expanded', 'false');
});

test('B-15 B-33 what is not there is told, and axe finds nothing', async ({ page, app }) => {
  await page.goto('/people');
  await expect(app.people.heading).toBeVisible();
  await app.menu.filterField.fill('no such page');
  await expect(app.menu.sidebar.getByText('Nothing found.')).toBeVisible();
  await expect(app.menu.nav.getByRole('listitem')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('B-15 accents do not count', async ({ page, app }) => {
    await page.goto('/');
    await app.menu.filterField.fill('demonstration');
    await expect(app.menu.submenu(app.text('app.menu.demonstrations'))).toBeVisible();
    await expect(app.menu.submenu(app.text('app.menu.people'))).toHaveCount(0);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1024, height: 360 } });

  test('B-15 a long menu scrolls on its own, and the active item is in view', async ({
    page,
    app,
  }) => {
    const { menu } = app;
    await page.goto('/error');
    await expect(menu.link('Failures')).toBeInViewport({ ratio: 1 });
    const overflow = await menu.nav.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
    expect(overflow).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('B-15 Escape clears the field first, then hides the drawer; the next begins anew', async ({
    page,
    app,
  }) => {
    const { menu } = app;
    await page.goto('/people');
    await menu.showButton.tap();
    await menu.filterField.fill('guard');
    await page.keyboard.press('Escape');
    await expect(menu.filterField).toHaveValue('');
    await expect(menu.sidebar).toBeVisible();
    await menu.filterField.fill('guard');
    await menu.closeButton.tap();
    await menu.showButton.tap();
    await expect(menu.filterField).toHaveValue('');
    await expect(menu.submenu('People')).toBeVisible();
  });

  test('SIDE-2 a swipe towards its edge hides the drawer', async ({ page, app }) => {
    const { menu } = app;
    await page.goto('/people');
    await menu.showButton.tap();
    await expect(menu.sidebar).toBeVisible();
    const devTools = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ): Promise<unknown> => devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x: from, y: 400 });
      await touch('touchMove', { x: (from + to) / 2, y: 405 });
      await touch('touchMove', { x: to, y: 405 });
      await touch('touchEnd');
    };
    await swipe(60, 200);
    await expect(menu.sidebar).toBeVisible();
    await swipe(200, 60);
    await expect(menu.sidebar).toBeHidden();
    await expect(app.people.table).toBeVisible();
  });
});
