import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // Half-faded colors have a contrast that nobody sees for longer than a moment.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.describe('signed out', () => {
      test.use({ signedIn: false });

      test('B-33 axe finds nothing on sign-in, its faults and its open language menu', async ({
        page,
        app,
      }) => {
        await page.goto('/');
        await expect(app.signIn.heading).toBeVisible();
        await expectNoAxeViolations(page);
        await app.signIn.submit.click();
        await expect(app.signIn.username).toHaveAttribute('aria-invalid', 'true');
        await app.frame.languageButton.click();
        await expect(app.frame.openMenu).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });

    test('B-33 axe finds nothing on the overview and its open language menu', async ({
      page,
      app,
    }) => {
      await page.goto('/');
      await expect(app.frame.heading).toBeVisible();
      await expectNoAxeViolations(page);
      await app.frame.languageButton.click();
      await expect(app.frame.openMenu).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('B-33 axe finds nothing on the list, and with the sidebar collapsed', async ({
      page,
      app,
    }) => {
      await page.goto('/people?page=2&sort=-email');
      await expect(app.people.table).toBeVisible();
      await expectNoAxeViolations(page);
      await app.menu.collapseButton.click();
      await expectNoAxeViolations(page);
    });

    test('B-33 axe finds nothing on a person, valid and invalid, with a notification', async ({
      page,
      app,
    }) => {
      await page.goto('/people/1');
      await expect(app.person.saveButton).toBeVisible();
      await expectNoAxeViolations(page);
      await app.person.givenName.fill('');
      await app.person.save();
      await expect(app.notifications.items).toHaveCount(1);
      await expectNoAxeViolations(page);
    });

    test('B-33 axe finds nothing on a page that is not there', async ({ page, app }) => {
      await page.goto('/nowhere');
      await expect(app.frame.heading).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 320, height: 640 } });

      test('B-33 axe finds nothing on the list, with the drawer hidden and shown', async ({
        page,
        app,
      }) => {
        await page.goto('/people');
        await expect(app.people.table).toBeVisible();
        await expectNoAxeViolations(page);
        await app.menu.showButton.click();
        await expect(app.menu.sidebar).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  });
}
