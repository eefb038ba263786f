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
});
