import { PAGE_GROUPS, REFUSED_PAGES } from './support/addresses.js';
import { expectNoAxeViolationsInBothThemes } from './support/axe.js';
import { expect, test } from './support/fixtures.js';
import { visit } from './support/visit.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [group, paths] of Object.entries(PAGE_GROUPS)) {
  test(`B-33 axe finds nothing on the pages of ${group}`, async ({ page, app }) => {
    for (const path of paths) {
      await visit(page, path);
      await expect(app.notifications.bell).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);
    }
  });
}

test.describe('with what the server refuses', () => {
  test.use({ allowedErrors: /status of 40[34]/ });

  test('B-33 B-20 axe finds nothing on pages that the server refuses', async ({ page }) => {
    for (const path of REFUSED_PAGES) {
      await visit(page, path);
      await expectNoAxeViolationsInBothThemes(page);
    }
  });
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('B-33 axe finds nothing on sign-in, its faults and its open language menu', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.signIn.heading).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await app.signIn.submit.click();
    await expect(app.signIn.username).toHaveAttribute('aria-invalid', 'true');
    await app.frame.languageButton.click();
    await expect(app.frame.openMenu).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  });
});

test('B-33 axe finds nothing in kiosk mode, with its way out', async ({ page, app }) => {
  await page.goto('/people?kiosk');
  await expect(app.people.table).toBeVisible();
  await expect(app.frame.kioskExit).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
});

test('B-33 FORM-6 axe finds nothing on a person that cannot be saved, with summary and notification', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await app.person.givenName.fill('');
  await app.person.save();
  await expect(app.person.givenName).toHaveAttribute('aria-invalid', 'true');
  await expect(app.notifications.items).toHaveCount(1);
  await expectNoAxeViolationsInBothThemes(page);
});

test('B-33 axe finds nothing on an announcement that cannot be saved', async ({ page, app }) => {
  await page.goto('/announcements/new');
  await page.getByRole('button', { name: app.text('forms.save') }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('B-33 axe finds nothing there', async ({ page }) => {
    for (const path of ['/people', '/people/1', '/announcements']) {
      await visit(page, path);
      await expectNoAxeViolationsInBothThemes(page);
    }
  });
});
