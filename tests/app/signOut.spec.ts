import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

test.describe('signing out', () => {
  test.use({ signedIn: false });

  test(
    'SESS-3 SESS-7 leads to sign-in and takes the refresh cookie back; Back shows no data',
    calm('waits for the answer to signing out'),
    async ({ page, app, context }) => {
      await page.goto('/');
      await app.signIn.signIn();
      await app.menu.goTo(app.text('app.menu.people'), app.text('app.menu.people-all'));
      await expect(app.people.table).toBeVisible();

      const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await app.frame.signOut();

      await expect(app.signIn.heading).toBeVisible();
      expect((await answer).status()).toBe(204);
      expect(await page.evaluate(() => localStorage.getItem('gnap.token'))).toBeNull();
      expect(await context.cookies()).toEqual([]);

      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(app.signIn.heading).toBeVisible();
      await expect(app.people.table).toHaveCount(0);

      await page.reload();
      await expect(app.signIn.heading).toBeVisible();
    },
  );

  test(
    'B-04 signing in and out takes the focus to the heading and says its title; loading does not',
    calm('counts what is said'),
    async ({ page, app }) => {
      const said = page.locator('[role=status][aria-relevant=additions] > *');
      await page.goto('/people');
      await expect(app.signIn.heading).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      await app.signIn.signIn();
      await expect(app.people.heading).toBeFocused();
      await expect(said).toHaveText([app.text('app.menu.people')]);

      await app.frame.signOut();
      await expect(app.signIn.heading).toBeFocused();
      await expect(said).toHaveText([app.text('app.menu.people'), app.text('app.sign-in.title')]);
      await app.signIn.signIn();
      await expect(app.people.heading).toBeFocused();

      await page.reload();
      await expect(app.people.table).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
    },
  );

  test(
    'B-08 B-13 what somebody was told, and could undo, goes with them, and what they asked for too',
    calm('holds a request back'),
    async ({ page, app }) => {
      const gate = createGate();
      await page.goto('/people?search=maarten');
      await app.signIn.signIn();
      await app.people.table.getByRole('checkbox').nth(1).check();
      const remove = page.getByRole('button', { name: app.text('people.bulk.delete') });
      await remove.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      const undo = page.getByRole('button', { name: app.text('people.undo.action') });
      await expect(undo).toBeVisible();
      await app.frame.signOut();
      await expect(app.signIn.heading).toBeVisible();
      await app.notifications.expectNone();

      await app.signIn.signIn();
      await app.people.table.getByRole('checkbox').nth(1).check();
      await remove.click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.route('**/api/people/deletions/*', async (route) => {
        await gate.opened;
        await route.abort();
      });
      const asked = page.waitForRequest('**/api/people/deletions/*');
      await undo.click();
      await asked;
      await app.frame.signOut();
      await expect(app.signIn.heading).toBeFocused();
      await app.notifications.expectNone();
      gate.open();
    },
  );
});

test.describe('signing out, when the request is lost alone', () => {
  test.use({ signedIn: false, allowedErrors: /ERR_CONNECTION_RESET/ });

  test('SESS-7 takes the refresh cookie back all the same', async ({ page, app, context }) => {
    await page.goto('/');
    await app.signIn.signIn();
    let lost = 0;
    await page.route('**/api/tokens', (route) => {
      const isLost = route.request().method() === 'DELETE' && lost === 0;
      if (!isLost) return route.continue();
      lost += 1;
      return route.abort('connectionreset');
    });
    await app.frame.signOut();
    await expect(app.signIn.heading).toBeVisible();
    await expect.poll(() => context.cookies()).toEqual([]);
    expect(lost).toBe(1);
  });
});
