import { calm, expect, test } from './support/fixtures.js';

test('B-17 ?kiosk hides the chrome, and survives navigation and reload', async ({ page, app }) => {
  await page.goto('/people?kiosk');
  await expect(app.people.table).toBeVisible();
  await expect(app.menu.sidebar).toHaveCount(0);
  await expect(app.menu.showButton).toHaveCount(0);
  for (const button of [app.frame.accountButton, app.frame.themeButton, app.notifications.bell])
    await expect(button).toHaveCount(0);
  await expect(app.frame.languageButton).toBeVisible();
  await page.keyboard.press('Control+k');

  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();
  await expect(page).not.toHaveURL(/kiosk/);
  await expect(app.menu.sidebar).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(app.person.saveButton).toBeVisible();
  await expect(app.menu.sidebar).toHaveCount(0);
});

test('CRUMB-3 A11Y-CRUMB B-17 crumbs and back button are dead, and say so', async ({
  page,
  app,
}) => {
  await page.goto('/people?kiosk');
  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();
  const address = page.url();
  const { breadcrumbs, backButton } = app.frame;
  await expect(breadcrumbs.getByRole('link')).toHaveCount(0);
  const crumb = breadcrumbs.getByText(app.text('app.menu.people'));
  await expect(crumb).toHaveAttribute('aria-disabled', 'true');
  await expect(backButton).toHaveAttribute('aria-disabled', 'true');
  await crumb.click();
  await backButton.click({ force: true });
  await backButton.press('Enter');
  await expect(app.person.saveButton).toBeVisible();
  expect(page.url()).toBe(address);
});

test(
  'B-17 the exit brings the chrome back for good',
  calm('a failure takes the focus'),
  async ({ page, app }) => {
    await page.goto('/people?kiosk&page=2');
    await app.frame.kioskExit.click();
    await expect(app.menu.nav).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/people?page=2');
    await expect(app.people.currentPage).toHaveText('2');
    await page.reload();
    await expect(app.menu.nav).toBeVisible();
  },
);

test('B-17 ?kiosk=locked leaves no way out but closing the tab', async ({ page, app, context }) => {
  await page.goto('/people?kiosk=locked');
  await expect(app.people.table).toBeVisible();
  await page.goto('/people?kiosk');
  await expect(app.people.table).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(app.frame.kioskExit).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/people');
  await expect(other.locator('#gnap-sidebar')).toBeVisible();
});

test('CRUMB-2 the back button goes back, and is dead where there is nothing to go back to', async ({
  page,
  app,
}) => {
  await page.goto('/people?page=2');
  await expect(app.people.table).toBeVisible();
  const { backButton } = app.frame;
  await expect(backButton).toHaveAttribute('aria-disabled', 'true');
  await backButton.click({ force: true });
  await expect(app.people.currentPage).toHaveText('2');

  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();
  await page.reload();
  await expect(app.person.saveButton).toBeVisible();
  await backButton.click();
  await expect(page).toHaveURL('/people?page=2');
  await expect(app.people.currentPage).toHaveText('2');
});

test('A11Y-CRUMB crumbs are a list in a named landmark, and the last one is the page', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await expect(app.person.saveButton).toBeVisible();
  const crumbs = app.frame.breadcrumbs.getByRole('listitem');
  await expect(crumbs).toHaveCount(3);
  await expect(crumbs.getByRole('link')).toHaveText([
    app.text('app.menu.home'),
    app.text('app.menu.people'),
  ]);
  const current = app.frame.breadcrumbs.locator('[aria-current=page]');
  await expect(current).toHaveText(await app.frame.heading.innerText());
  expect(await current.evaluate((element) => element.tagName)).toBe('SPAN');
  for (const separator of await app.frame.breadcrumbs.locator('li > svg').all())
    await expect(separator).toHaveAttribute('aria-hidden', 'true');
});
