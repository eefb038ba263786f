import { expect, test } from './support/fixtures.js';

test.describe('signing out', () => {
  test.use({ signedIn: false });

  test('SESS-3 SESS-7 leads to sign-in and takes the refresh cookie back; Back shows no data', async ({
    page,
    app,
    context,
  }) => {
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
  });

  test('B-04 signing in and out takes the focus to the heading and says its title; loading does not', async ({
    page,
    app,
  }) => {
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
  });
});
