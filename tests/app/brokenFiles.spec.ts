import { expect, test } from './support/fixtures.js';
import { recordWarnings } from './support/records.js';

const brokenFiles = {
  'is missing': { status: 404 },
  'is HTML': { status: 200, contentType: 'text/html', body: '<!doctype html><title>GNaP</title>' },
  'is cut off': { status: 200, contentType: 'application/json', body: '{"people": {"title": "Pe' },
  'is no object': { status: 200, contentType: 'application/json', body: '["people"]' },
};

for (const [what, answer] of Object.entries(brokenFiles)) {
  test.describe(`with a translation file that ${what}`, () => {
    test.use({ allowedErrors: /status of 404/ });

    test('TRANS-3 it is logged by language and part, its ids stand in, and the rest works', async ({
      page,
      app,
    }) => {
      const warnings = recordWarnings(page);
      await page.route('**/i18n/people/translations.en.json*', (route) => route.fulfill(answer));
      await page.goto('/people');

      await expect(app.frame.heading).toHaveText('people.title');
      expect(warnings.join('\n')).toContain('part "i18n/people" in language "en"');
      await app.notifications.expectNone();
      const searchBox = app.frame.main.getByRole('searchbox');
      await searchBox.fill('van Beek');
      await searchBox.press('Enter');
      await page.getByRole('link', { name: 'van Beek Pim' }).click();
      await expect(app.frame.heading).toHaveText('Pim van Beek');
      await app.menu.link(app.text('app.menu.home')).click();
      await expect(app.frame.heading).toHaveText(
        app.text('app.home.welcome', { name: 'John Smith' }),
      );
      expect(warnings.filter((warning) => warning.includes('"people.active"'))).toHaveLength(1);
    });
  });
}

test.describe("with the toolkit's own texts missing", () => {
  test.use({ allowedErrors: /status of 404|Thrown on purpose/ });

  test('ERR-2 TRANS-3 defaults stand in, and an alert tells of an unexpected error', async ({
    page,
    app,
  }) => {
    await page.route('**/i18n/gnap/translations.en.json*', (route) =>
      route.fulfill({ status: 404 }),
    );
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/error');
    await expect(app.menu.nav).toBeVisible();
    await page.getByRole('button', { name: app.text('demonstrations.error.throw') }).click();

    await expect.poll(() => alerts).toEqual(['An unexpected error has occurred.']);
    await app.notifications.expectNone();
  });
});

const html = '<!doctype html><title>GNaP</title><p>Not a script</p>';
const brokenScripts = {
  'is HTML that nothing keeps from running': { status: 200, contentType: 'text/html', body: html },
  'is HTML that the browser refuses to run': {
    status: 200,
    contentType: 'text/html',
    headers: { 'x-content-type-options': 'nosniff' },
    body: html,
  },
  'is missing': { status: 404, contentType: 'text/plain', body: 'Not found' },
  // As that of a line that breaks: what came is no whole script.
  'is cut off': {
    status: 200,
    contentType: 'text/javascript',
    body: 'angular.module("ngLocale", [], ["$provide", function($provide) {$provide.value("$loc',
  },
  'registers nothing': { status: 200, contentType: 'text/javascript', body: '' },
};

for (const [what, answer] of Object.entries(brokenScripts)) {
  test.describe(`with a locale script that ${what}`, () => {
    test.use({ language: 'nl', allowedErrors: /angular-locale_nl/ });

    test('LOCALE-2 it is logged and the app works without it', async ({ page, app }) => {
      const warnings = recordWarnings(page);
      await page.route('**/angular-locale_nl.min.js', (route) => route.fulfill(answer));
      await page.goto('/people');

      await expect(app.people.heading).toBeVisible();
      await expect.poll(() => warnings.join('\n')).toContain('No locale data came from');
      expect(warnings).toHaveLength(1);
      await app.people.search('van Beek');
      await expect(page).toHaveURL('/people?search=van+Beek');
      await app.people.open('van Beek Pim');
      await expect(app.frame.heading).toHaveText('Pim van Beek');
      await app.notifications.expectNone();
    });
  });
}
