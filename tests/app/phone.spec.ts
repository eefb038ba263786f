import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

/** Whether nothing else stands over the middle of the element. */
function isInFront(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const front = document.elementFromPoint(left + width / 2, top + height / 2);
  return front !== null && element.contains(front);
}

test('SIDE-2 the sidebar is hidden at start, shown by its button, and hidden again in every way', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await expect(app.people.heading).toBeVisible();
  await expect(menu.sidebar).toBeHidden();
  await expect(menu.showButton).toHaveAttribute('aria-expanded', 'false');

  await menu.showButton.tap();
  await expect(menu.sidebar).toBeVisible();
  await menu.closeButton.tap();
  await expect(menu.sidebar).toBeHidden();

  await menu.showButton.tap();
  await expect(menu.sidebar).toBeVisible();
  await page.touchscreen.tap(310, 400);
  await expect(menu.sidebar).toBeHidden();

  await menu.showButton.tap();
  await expect(menu.sidebar).toBeVisible();
  await page.reload();
  await expect(app.people.heading).toBeVisible();
  await expect(menu.sidebar).toBeHidden();
});

test('B-19 an e-mail address that needs two lines breaks after its @', async ({ page, app }) => {
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  const lines = await app.people.table
    .getByText('dirk.aerts@example.org', { exact: true })
    .evaluate((address) =>
      [...address.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return node instanceof Text ? [range.getClientRects().length] : [];
      }),
    );
  expect(lines, 'lines of what is before and behind the @').toEqual([1, 1]);
});

test('SIDE-2 A11Y-DIALOG Escape hides the drawer and gives the focus back, which it kept meanwhile', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await menu.showButton.focus();
  await page.keyboard.press('Enter');
  await expect(menu.sidebar).toBeVisible();
  await expect(menu.sidebar.locator(':focus')).toHaveCount(1);

  const stops = await menu.sidebar.locator('a[href], button').filter({ visible: true }).count();
  expect(stops).toBeGreaterThan(4);
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.sidebar.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(menu.sidebar.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(menu.sidebar).toBeHidden();
  await expect(menu.showButton).toBeFocused();
});

test(
  'A11Y-SIDEBAR the frame is there before the first page, and keeps the focus when that arrives',
  calm('holds a request back'),
  async ({ page, app }) => {
    const gate = createGate();
    await page.route('**/api/people?*', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/people');
    await app.menu.showButton.focus();

    gate.open();
    await expect(app.people.table).toBeVisible();
    await expect(app.menu.showButton).toBeFocused();
  },
);

test('MENU-6 opening a submenu keeps the drawer, and choosing a page hides it', async ({
  page,
  app,
}) => {
  const { menu } = app;
  await page.goto('/people');
  await menu.showButton.tap();
  await menu.submenu('Demonstrations').tap();
  await menu.submenu('Access').tap();
  await expect(menu.sidebar).toBeVisible();
  await menu.link('Guarded data').tap();

  await expect(app.frame.heading).toHaveText('Guarded data');
  await expect(menu.sidebar).toBeHidden();
});

test('MENU-6 MENU-7 choosing the page that one is on hides the drawer too', async ({
  page,
  app,
}) => {
  await page.goto('/people');
  await app.menu.showButton.tap();
  await app.menu.link('All people').tap();

  await expect(app.menu.sidebar).toBeHidden();
  await expect(app.people.table).toBeVisible();
});

test('WCAG 2.4.11 no control that the keyboard reaches is hidden by a notification', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/people/new');
  await app.person.save();
  await expect(app.notifications.items).toHaveCount(1);
  await expect(app.person.givenName).toBeFocused();

  const stops = page.getByRole('main').locator('a, button').filter({ visible: true });
  await stops.first().focus();
  for (let stop = 0; stop < 3; stop += 1) {
    const focused = page.locator(':focus');
    await expect.poll(() => focused.evaluate(isInFront)).toBe(true);
    await page.keyboard.press('Tab');
  }
});
