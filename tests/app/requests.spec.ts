import type { Request } from '@playwright/test';
import { calm, expect, test } from './support/fixtures.js';
import { recordRequests } from './support/records.js';

function authorizations(requests: readonly Request[]): readonly (string | undefined)[] {
  return requests.map((request) => request.headers()['authorization']);
}

test.describe('signed out', () => {
  test.use({ signedIn: false, language: 'nl' });

  test(
    'SESS-6 SESS-7 signing in is a POST to /api/tokens without a bearer; what follows carries one',
    calm('counts requests'),
    async ({ page, app }) => {
      const signIns = recordRequests(page, /^\/api\/tokens$/, 'POST');
      const calls = recordRequests(page, /^\/api\/people/);
      const translations = recordRequests(page, /\/translations\.nl\.json$/);
      await page.goto('/people');
      await app.signIn.signIn();
      await expect(app.people.table).toBeVisible();

      const token = await page.evaluate(() => localStorage.getItem('gnap.token'));
      expect(signIns.map((request) => request.postDataJSON())).toEqual([
        { username: 'john', password: '1234' },
      ]);
      expect(authorizations(signIns)).toEqual([undefined]);
      expect(authorizations(calls)).toEqual([`Bearer ${token}`]);

      const before = translations.filter((request) => !request.url().includes('/people/'));
      const after = translations.filter((request) => request.url().includes('/people/'));
      expect(new Set(authorizations(before))).toEqual(new Set([undefined]));
      expect(authorizations(after)).toEqual([`Bearer ${token}`]);
    },
  );
});

test.describe('signed in, in Dutch', () => {
  test.use({ language: 'nl' });

  test('TRANS-1 SESS-6 a deep page loads the files of its parts, with the build in the query and the bearer', async ({
    page,
    app,
    api,
  }) => {
    const requests = recordRequests(page, /translations\..*\.json$/);
    await page.goto('/people/1');
    await expect(app.person.saveButton).toBeVisible();

    const urls = requests.map((request) => new URL(request.url()));
    expect(urls.map(({ pathname }) => pathname).sort()).toEqual([
      '/i18n/app/translations.nl.json',
      '/i18n/forms/translations.nl.json',
      '/i18n/gnap/translations.nl.json',
      '/i18n/people/translations.nl.json',
    ]);
    const builds = new Set(urls.map(({ search }) => search));
    expect(builds.size).toBe(1);
    expect([...builds].join()).toMatch(/^\?v=.+$/);
    expect(new Set(authorizations(requests))).toEqual(new Set([`Bearer ${api.token}`]));
  });

  test(
    'LOCALE-1 the locale script of the language is asked for, and is run under the policy',
    calm('reads the console'),
    async ({ page, app }) => {
      const script = page.waitForResponse('**/vendor/js/angular/i18n/angular-locale_nl.min.js');
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      await page.goto('/people/1');

      expect((await script).status()).toBe(200);
      expect((await script).headers()['content-type']).toContain('javascript');
      await expect(app.person.saveButton).toBeVisible();
      // Its frame goes away when the script has been read, or has failed, which would be logged.
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(warnings).toEqual([]);
    },
  );
});

test('SESS-6 every request to the API carries the bearer', async ({ page, app, api }) => {
  const requests = recordRequests(page, /^\/api\//);
  await page.goto('/');
  await app.menu.goTo(app.text('app.menu.people'), app.text('app.menu.people-all'));
  await app.people.search('van');
  await expect(page).toHaveURL('/people?search=van');
  await app.people.names.first().click();
  await expect(app.person.saveButton).toBeVisible();

  expect(requests.length).toBeGreaterThanOrEqual(4);
  expect(new Set(authorizations(requests))).toEqual(new Set([`Bearer ${api.token}`]));
});

test.describe('with a server that asks to wait', () => {
  test.use({ allowedErrors: /status of 503/ });

  test('B-25 a page and a list say how long, and the button tries again', async ({ page, app }) => {
    let isBusy = true;
    await page.route('**/api/people?*', async (route) => {
      if (!isBusy) await route.continue();
      else await route.fulfill({ status: 503, headers: { 'retry-after': '120' }, body: '' });
    });
    const text = page.getByText(/cannot answer right now\. Try again in 2 minutes\.$/);
    const retry = page.getByRole('button', { name: app.text('app.failed.retry') });
    await page.goto('/people');
    await expect(text).toBeVisible();
    isBusy = false;
    await retry.click();
    await expect(app.people.table).toBeVisible();

    isBusy = true;
    await app.people.search('van');
    await expect(text).toBeVisible();
    await expect(app.people.table).toBeVisible();
    isBusy = false;
    await retry.click();
    await expect(text).toHaveCount(0);
    await app.notifications.expectNone();
  });
});
