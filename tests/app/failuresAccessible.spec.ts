import { expectNoAxeViolationsInBothThemes as expectNoAxe } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with a page that cannot be drawn', () => {
  test.use({ allowedErrors: /Thrown on purpose/ });

  test('B-20 B-33 axe finds nothing on what stands in its place, with the notification', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    await page.getByRole('button', { name: app.text('demonstrations.error.draw') }).click();
    await expect(page.getByRole('button', { name: app.text('app.failed.retry') })).toBeVisible();
    await expect(app.notifications.items).toHaveCount(1);
    await expectNoAxe(page);
  });
});

test.describe('with a server that fails', () => {
  test.use({ allowedErrors: /status (of )?500/ });

  test(
    'B-20 B-33 axe finds nothing on a list that cannot be loaded, above the one before',
    calm('fails by itself'),
    async ({ page, app }) => {
      await page.goto('/people');
      await expect(app.people.table).toBeVisible();
      await page.route('**/api/people?*', (route) => route.fulfill({ status: 500 }));
      await app.people.search('van Beek');
      await expect(app.people.failure).toBeVisible();
      await expectNoAxe(page);
    },
  );
});

test.describe('with no connection', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'B-21 B-33 axe finds nothing with the banner that says so',
    calm('cuts the line'),
    async ({ page, app, context }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(
        page.getByRole('region', { name: app.text('gnap.connectivity.label') }),
      ).toContainText(app.text('gnap.connectivity.offline'));
      await expectNoAxe(page);
    },
  );
});

test.describe('with code that cannot be loaded', () => {
  test.use({ allowedErrors: /status of 404|Failed to load resource|dynamically imported module/ });

  test(
    'B-21 B-33 axe finds nothing on what stands in place of a page',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('pages/demonstrations/SecurePage.tsx'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/secure');
      await expect(page.getByRole('button', { name: app.text('app.failed.reload') })).toBeVisible();
      await expectNoAxe(page);
    },
  );

  test(
    'B-21 B-33 axe finds nothing on what stands in place of everything',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('frame'), (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await expect(page.getByRole('button', { name: app.text('app.failed.reload') })).toBeVisible();
      await expect(app.frame.heading).toBeVisible();
      await expectNoAxe(page);
    },
  );
});
