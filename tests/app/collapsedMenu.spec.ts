import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

test.use({ stored: { 'gnap.sidebar-collapsed': 'true' } });

test('B-14 by mouse the collapsed menu reaches the third level, and stays collapsed', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/');
  await menu.submenu('Demonstrations').hover();
  await menu.submenu('Access').click();
  await menu.link('Guarded data').click();
  await expect(page).toHaveURL('/secure');
  await expect(app.frame.heading).toHaveText('Guarded data');
  await expect(menu.link('Guarded data')).toHaveCount(0);
  await expect(menu.submenu('Demonstrations')).toHaveAttribute('data-active', 'true');

  await page.reload();
  await expect(app.frame.heading).toHaveText('Guarded data');
  await expect(menu.sidebar).toHaveAttribute('data-state', 'collapsed');
});

test('B-14 the pointer reaches a fly-out aslant, over other icons and the gap', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/');
  await expect(menu.submenu('People')).toBeVisible();
  // However slowly this computer moves the pointer.
  await page.clock.install();
  await menu.submenu('People').hover();
  await page.clock.runFor(1000);
  await page.clock.pauseAt(Date.now() + 60_000);
  const target = menu.link('New person');
  await expect(target).toBeVisible();
  const from = await menu.submenu('People').boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error('Nothing is shown.');
  await page.mouse.move(from.x + 20, from.y + from.height + 8);
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 6 });
  await target.click();
  await expect(page).toHaveURL('/people/new');
});

test('B-14 A11Y-MENU by keyboard the collapsed menu reaches the third level, and goes back', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/');
  await menu.submenu('Demonstrations').focus();
  await page.keyboard.press('ArrowRight');
  await expect(menu.submenu('Access')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(menu.link('Guarded data')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(menu.submenu('Demonstrations')).toBeFocused();
  await expect(menu.submenu('Access')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.submenu('Access')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.link('Guarded data')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/secure');
});

test('B-14 the titles of the icons show under the pointer and the focus, and Escape hides them', async ({
  page,
  app,
}) => {
  await page.goto('/people');
  await app.menu.link('Overview').hover();
  const label = app.menu.nav.locator('[aria-hidden=true]', { hasText: 'Overview' });
  await expect(label).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
});

test.describe('without motion', () => {
  // Half-faded colors have a contrast that nobody sees for longer than a moment.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('B-33 axe finds nothing with an open fly-out', async ({ page, app }) => {
    await page.goto('/secure');
    await expect(app.frame.heading).toBeVisible();
    await app.menu.submenu('Demonstrations').click();
    await expect(app.menu.current).toHaveText('Guarded data');
    await expectNoAxeViolations(page);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true });

  test('B-14 by touch the collapsed menu reaches the third level', async ({ page, app }) => {
    const { menu } = app;
    await page.goto('/');
    await menu.submenu('Demonstrations').tap();
    await menu.submenu('Access').tap();
    await menu.link('Guarded data').tap();
    await expect(page).toHaveURL('/secure');
    await expect(menu.link('Guarded data')).toHaveCount(0);
    await expect(menu.sidebar).toHaveAttribute('data-state', 'collapsed');
  });

  test('B-14 a second tap closes a fly-out, and so does one on the page', async ({ page, app }) => {
    const { menu } = app;
    await page.goto('/');
    await menu.submenu('People').tap();
    await expect(menu.link('All people')).toBeVisible();
    await menu.submenu('People').tap();
    await expect(menu.link('All people')).toHaveCount(0);
    await menu.submenu('People').tap();
    await expect(menu.link('All people')).toBeVisible();
    await page.touchscreen.tap(600, 800);
    await expect(menu.link('All people')).toHaveCount(0);
  });
});
