import type { Page, Route } from '@playwright/test';
import type { AppPages } from './pages/app.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

/** As if no server were there. */
function refuse(route: Route): Promise<void> {
  return route.abort('connectionrefused');
}

/**
 * Refuses so many requests, and lets those after them through. A route with Playwright's option
 * `times` is taken away after the last, and may leave the next request without an answer.
 */
function refuseFirst(count: number): (route: Route) => Promise<void> {
  let left = count;
  return (route) => (left-- > 0 ? refuse(route) : route.fallback());
}

/** As a load balancer does while the server behind it starts anew. */
function answerAsGateway(route: Route): Promise<void> {
  return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
}

/** Ends what they do, and goes on to when the app has asked the server again. */
async function bringBack(page: Page): Promise<void> {
  await page.context().unrouteAll();
  await page.clock.fastForward('01:00');
}

/** Changes a person and saves, without a server at first, and then with it. */
async function saveWithoutServer(
  page: Page,
  app: AppPages,
  lose: (route: Route) => Promise<void>,
): Promise<void> {
  await page.clock.install();
  await page.goto('/people');
  await app.people.names.first().click();
  await app.person.givenName.fill('Willem');
  await expect(
    page.getByRole('textbox', { name: app.text('people.field.function') }),
  ).toBeVisible();
  await page.context().route('**', lose);
  await app.person.saveButton.click();
  await expect(app.person.alert).toHaveText(app.text('forms.unreachable'));
  const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
  await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
  await app.notifications.expectNone();

  await bringBack(page);
  await expect(banner).toHaveText(app.text('gnap.connectivity.restored'));
  await expect(app.person.givenName).toHaveValue('Willem');
  await app.person.saveButton.click();
  await expect(app.frame.heading).toContainText('Willem');
}

test.describe('with the connection lost', () => {
  test.use({
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/,
    language: 'nl',
  });

  test('B-21 a banner and the screen reader say so, until it is back', async ({
    page,
    app,
    context,
  }) => {
    await page.goto('/people');
    await page.waitForLoadState('networkidle');
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    await expect(banner).toHaveCount(0);

    await context.setOffline(true);
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    const said = page.locator('[role=status][aria-relevant=additions] > *');
    await expect(said).toHaveText([app.text('gnap.connectivity.offline')]);
    await context.setOffline(false);
    await expect(banner).toHaveText(app.text('gnap.connectivity.restored'));
  });

  test('B-21 far down the page too, the banner is whole beside the sidebar', async ({
    page,
    app,
    context,
  }) => {
    await page.goto('/people');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);

    const isOnTop = await banner.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === element;
    });
    expect(isOnTop).toBe(true);
  });

  test('B-21 what could not be loaded meanwhile comes by itself when it is back', async ({
    page,
    app,
    context,
  }) => {
    const { people, frame } = app;
    // So that the code of both pages is there.
    await page.goto('/people');
    await people.names.first().click();
    await expect(app.person.saveButton).toBeVisible();
    await page.goBack();
    await expect(people.names).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await people.search('van');
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    const alert = page.getByRole('alert').filter({ hasText: app.text('app.unreachable') });
    await expect(alert).toBeVisible();
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(people.names.first()).toContainText(/van/i);

    await context.setOffline(true);
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await people.names.first().click();
    await expect(frame.heading).toHaveText(app.text('app.failed.title'));
    await context.setOffline(false);
    await expect(app.person.saveButton).toBeVisible();
    await expect(frame.heading).toBeFocused();
  });

  test(
    'B-21 who goes elsewhere from a page that could not be loaded comes there, even if the connection is back first',
    calm('takes the connection away'),
    async ({ page, app, context }) => {
      const { people, frame, text } = app;
      const welcome = text('app.home.welcome', { name: 'John Smith' });
      // So that the code of all three pages is there.
      await page.goto('/');
      await page.getByRole('link', { name: text('app.home.people-open') }).click();
      await people.names.first().click();
      await expect(app.person.saveButton).toBeVisible();
      await page.goBack();
      await expect(people.names).toHaveCount(20);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await people.names.first().click();
      await expect(frame.heading).toHaveText(text('app.failed.title'));
      const banner = page.getByRole('region', { name: text('gnap.connectivity.label') });
      await expect(banner).toHaveText(text('gnap.connectivity.offline'));

      const loading = createGate();
      await page.route('**/api/overview?*', async (route) => {
        await loading.opened;
        await route.continue();
      });
      const overview = page.waitForRequest('**/api/overview?*');
      await app.menu.link(text('app.menu.home')).click();
      await overview;
      await context.setOffline(false);
      await expect(banner).toHaveText(text('gnap.connectivity.restored'));
      loading.open();
      await expect(frame.heading).toHaveText(welcome);
      await expect(page).toHaveURL('/');
    },
  );

  test('B-21 a server that has gone is noticed by what could not be loaded, which comes when it is back', async ({
    page,
    app,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/people');
    await expect(app.people.names).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    await context.route('**', refuse);
    await app.people.search('van');
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await bringBack(page);
    await expect(banner).toHaveText(app.text('gnap.connectivity.restored'));
    await expect(app.people.names.first()).toContainText(/van/i);
  });

  test('B-21 a server that has gone is noticed by a retry too, after a failure of the request alone', async ({
    page,
    app,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/people');
    await expect(app.people.names).toHaveCount(20);
    await page.waitForLoadState('networkidle');
    await context.route('**/api/**', refuse);
    const probed = page.waitForResponse(/favicon/);
    await app.people.search('van');
    await probed;
    const alert = page.getByRole('alert').filter({ hasText: app.text('app.unreachable') });
    await expect(alert).toBeVisible();

    await context.route('**', refuse);
    await alert.getByRole('button', { name: app.text('app.failed.retry') }).click();
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await bringBack(page);
    await expect(alert).toHaveCount(0);
    await expect(app.people.names.first()).toContainText(/van/i);
  });

  test('B-21 a server that has gone is noticed by a save, and what is typed is saved when it is back', async ({
    page,
    app,
  }) => {
    await saveWithoutServer(page, app, refuse);
  });

  for (const [part, id] of [
    ['forms', 'forms.save'],
    ['app', 'app.menu.people-all'],
  ] as const)
    test(
      `B-21 TRANS-3 the texts of ${part} that could not be loaded come when the server is back, and what is typed stays`,
      calm('refuses connections'),
      async ({ page, app, context }) => {
        await page.clock.install();
        await context.route(new RegExp(`/i18n/${part}/`), refuse);
        await page.goto('/people/1');
        await expect(page.getByText(id, { exact: true })).toBeVisible();
        await app.person.givenName.fill('Willem');
        await page.waitForLoadState('networkidle');
        await context.route('**', refuse);
        const saveButton = page.getByRole('button', { name: /^forms\.save$/ });
        await saveButton.or(app.person.saveButton).click();
        await expect(
          page.getByRole('region', { name: app.text('gnap.connectivity.label') }),
        ).toHaveText(app.text('gnap.connectivity.offline'));

        await bringBack(page);
        await expect(page.getByText(app.text(id), { exact: true })).toBeVisible();
        await expect(app.person.givenName).toHaveValue('Willem');
      },
    );

  test(
    'B-21 TRANS-3 texts that fail again as the server is back come once it has been back for a while',
    calm('refuses connections'),
    async ({ page, app, context }) => {
      const file = /\/i18n\/people\//;
      const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
      await page.clock.install();
      await context.route(file, refuse);
      await page.goto('/people');
      await expect(app.frame.heading).toHaveText('people.title');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
      // Not the request's own event: the page may hear of the failure after the clock has gone on.
      const told = page.waitForEvent('console', (message) => file.test(message.text()));
      await context.setOffline(false);
      await told;

      await context.unrouteAll();
      await page.clock.fastForward('00:06');
      await expect(app.frame.heading).toHaveText(app.text('people.title'));
    },
  );

  test(
    'B-21 a page whose requests were lost once, while the server was there, is shown all the same',
    calm('refuses connections'),
    async ({ page, app }) => {
      await page.goto('/people?search=van+Beek');
      await page.route(/\/api\/people\/\d+$/, refuseFirst(1));
      await page.route('**/api/departments', refuseFirst(1));
      await app.people.open('van Beek Pim');
      await expect(app.person.givenName).toHaveValue('Pim');
    },
  );

  test(
    'B-21 TRANS-3 texts whose request alone failed come as their page is shown, or the next one',
    calm('refuses connections'),
    async ({ page, app }) => {
      // Each request is sent twice before it has failed.
      await page.route(/\/i18n\/people\//, refuseFirst(2));
      await page.goto('/people');
      await expect(app.frame.heading).toHaveText(app.text('people.title'));

      await page.route(/\/i18n\/announcements\//, refuseFirst(4));
      await app.menu.goTo(
        app.text('app.menu.announcements'),
        app.text('app.menu.announcements-all'),
      );
      await expect(app.frame.heading).toHaveText('announcements.title');
      await app.menu.link(app.text('app.menu.home')).click();
      await expect(app.frame.heading).toContainText('John Smith');
      await page.goBack();
      await expect(app.frame.heading).toHaveText(app.text('announcements.title'));
    },
  );
});

test.describe('behind a gateway that does not reach the server', () => {
  test.use({ allowedErrors: /status of 502/ });

  test('B-21 B-25 a save says so, what was typed is saved when it is back, and what could not be loaded comes by itself', async ({
    page,
    app,
    context,
  }) => {
    await saveWithoutServer(page, app, answerAsGateway);

    await page.goBack();
    await context.route('**', answerAsGateway);
    await app.people.search('van');
    const banner = page.getByRole('region', { name: app.text('gnap.connectivity.label') });
    await expect(banner).toHaveText(app.text('gnap.connectivity.offline'));
    await bringBack(page);
    await expect(app.people.names.first()).toContainText(/van/i);
  });
});
