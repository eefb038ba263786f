import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

/** Of a picker: the time's stands in the form, and is a group. */
const POPUP = '[role=dialog], form [role=group][aria-label]:has([role=spinbutton])';

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
      await page.goto('/people?page=2&sort=-email&pageSize=10');
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

    test('B-33 axe finds nothing on announcements, one of them, and its editor', async ({
      page,
      app,
    }) => {
      for (const path of ['/announcements', '/announcements/1', '/announcements/1/edit']) {
        await page.goto(path);
        await expect(app.frame.heading).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoAxeViolations(page, 'main');
      }
    });

    test('A11Y-DATE A11Y-TIME A11Y-RANGE B-33 axe finds nothing on the open pickers and choices of a person', async ({
      page,
      app,
    }) => {
      const main = page.getByRole('main');
      const open = [
        main.getByRole('button', { name: new RegExp(app.text('gnap.date.change', { date: '' })) }),
        main.getByRole('button', { name: app.text('gnap.time.choose') }).first(),
        main.getByRole('button', { name: app.text('gnap.date-range.choose') }),
      ];
      await page.goto('/people/3');
      const popup = page.locator(POPUP);
      for (const button of open) {
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(popup).toBeVisible();
        await expectNoAxeViolations(page, POPUP);
        await page.keyboard.press('Escape');
        await expect(popup).toHaveCount(0);
      }
      await main.getByRole('combobox', { name: app.text('people.field.department') }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectNoAxeViolations(page, '[role=listbox]');
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
