import { expect, test } from './support/fixtures.js';
import { translate } from './support/translate.js';

test.describe('translated by the browser', () => {
  test.beforeEach(async ({ context }) => {
    await translate(context);
  });

  test('CHECK-1 PAGE-1 the list says how many are chosen, and which it shows', async ({
    page,
    app,
  }) => {
    const { people } = app;
    await page.goto('/people');
    for (const count of [1, 2, 3]) {
      await people.rowBox(count).check();
      await expect(people.bulkBar).toContainText(`${count} selected`);
    }
    await expect(people.bulkBar.locator('font').first()).toBeAttached();
    await people.clearButton.click();
    await expect(people.bulkBar).toHaveCount(0);
    await people.nextPage.click();
    await expect(page.getByRole('main')).toContainText('21–40');
  });

  test.describe('with errors that are told', () => {
    test.use({ allowedErrors: /Thrown on purpose/ });

    test('B-30 equal notifications go on counting', async ({ page, app }) => {
      await page.goto('/error');
      const fail = page.getByRole('button', { name: app.text('demonstrations.error.throw') });
      for (const count of [1, 2, 3]) {
        await fail.click();
        if (count > 1) await expect(app.notifications.items).toContainText(`×${count}`);
      }
    });
  });
});
