import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

test('CHECK-1 A11Y-CHECK the header checkbox follows the rows, and drives them by Space', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people');
  await expect(people.names).toHaveCount(20);
  await expect(people.headerBox).not.toBeChecked();
  await people.rowBox(3).check();
  await expect(people.headerBox).toBeChecked({ indeterminate: true });
  await expect(people.chosenRows).toHaveCount(1);

  await people.headerBox.press(' ');
  await expect(people.headerBox).toBeChecked();
  await expect(people.chosenRows).toHaveCount(20);
  await people.rowBox(0).press(' ');
  await expect(people.headerBox).toBeChecked({ indeterminate: true });
  await people.headerBox.press(' ');
  await expect(people.chosenRows).toHaveCount(20);
  await people.headerBox.press(' ');
  await expect(people.chosenRows).toHaveCount(0);
  await expect(people.bulkBar).toHaveCount(0);
});

test('B-29 Shift-click and Shift+Space choose ranges in the order that is shown', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people');
  await people.rowBox(2).click();
  await people.rowBox(5).click({ modifiers: ['Shift'] });
  await expect(people.chosenRows).toHaveCount(4);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');

  await people.rowBox(9).press('Shift+ ');
  await expect(people.chosenRows).toHaveCount(8);
  await people.rowBox(8).press('Shift+ ');
  await expect(people.chosenRows).toHaveCount(6);
});

test('B-29 the choice survives paging, sorting and filtering', async ({ page, app }) => {
  const { people } = app;
  const count = (number: number) => people.bulkBar.getByText(`${number} selected`, { exact: true });
  await page.goto('/people?search=van');
  await people.rowBox(0).check();
  await people.rowBox(4).check();
  const names = await people.chosenRows.getByRole('link').allTextContents();
  await people.nextPage.click();
  await expect(people.currentPage).toHaveText('2');
  await expect(people.chosenRows).toHaveCount(0);
  await people.rowBox(1).check();
  await expect(count(3)).toBeVisible();

  await people.sortBy('E-mail');
  await expect(page).toHaveURL(/sort=email/);
  await people.search('nobody is called this');
  await expect(people.table).toHaveCount(0);
  await expect(count(3)).toBeVisible();
  await people.search('van');
  await people.sortBy('Name');
  await expect(people.column('Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(people.chosenRows.getByRole('link')).toHaveText(names);
  await people.clearButton.click();
  await expect(people.chosenRows).toHaveCount(0);
  await expect(people.headerBox).toBeFocused();
  await expect(people.bulkBar).toHaveCount(0);
});

test('B-13 CHECK-1 the bar takes the place of the toolbar, and the table stays where it is', async ({
  page,
  app,
}) => {
  const { people } = app;
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/people');
    const before = await people.table.boundingBox();
    await people.headerBox.check();
    await expect(people.deleteButton).toBeInViewport();
    expect((await people.table.boundingBox())?.y).toBe(before?.y);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(scrolls, `sideways at ${width}`).toBe(false);
  }
});

test.describe('on a tablet, in Dutch', () => {
  test.use({ viewport: { width: 768, height: 1024 }, language: 'nl' });

  test('B-28 the bar keeps its buttons in one line', async ({ page, app }) => {
    const { people } = app;
    await page.goto('/people');
    await people.headerBox.check();
    await expect(people.chooseAllButton).toBeVisible();
    const clear = await people.bulkBar.getByRole('button').last().boundingBox();
    expect(clear?.y).toBe((await people.deleteButton.boundingBox())?.y);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('B-28 A11Y-CHECK cards are chosen by touch, on targets of 44 pixels', async ({
    page,
    app,
  }) => {
    const { people } = app;
    await page.goto('/people');
    const target = await people.rowBox(0).locator('..').boundingBox();
    expect(target?.width).toBeGreaterThanOrEqual(44);
    expect(target?.height).toBeGreaterThanOrEqual(44);
    await people.rowBox(0).tap();
    await people.rowBox(1).locator('..').tap();
    await expect(people.chosenRows).toHaveCount(2);
    await people.deleteButton.tap();
    await expect(people.deleteDialog).toContainText('2');
    await people.cancelButton.tap();
    await people.headerBox.tap();
    await expect(people.chosenRows).toHaveCount(20);
  });

  for (const language of ['nl', 'fr', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('B-28 the count of a page of rows stands on one line', async ({ page, app }) => {
        const { people } = app;
        await page.goto('/people');
        await people.headerBox.tap();
        const lines = await people.bulkBar
          .getByRole('paragraph')
          .evaluate(
            (count) =>
              count.getBoundingClientRect().height / parseFloat(getComputedStyle(count).lineHeight),
          );
        expect(lines).toBe(1);
      });
    });
  }

  test.describe('in Dutch', () => {
    test.use({ language: 'nl' });

    test('B-28 B-19 the bar keeps its buttons in one line, and in the window with spaced texts', async ({
      page,
      app,
    }) => {
      const { people } = app;
      await page.goto('/people');
      await people.headerBox.tap();
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { letter-spacing: 0.12em; word-spacing: 0.16em }');
        document.adoptedStyleSheets.push(sheet);
      });
      const bar = await people.bulkBar.boundingBox();
      const offer = await people.chooseAllButton.boundingBox();
      expect((offer?.x ?? 0) + (offer?.width ?? 0)).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0));

      await page.evaluate(() => document.adoptedStyleSheets.pop());
      await people.chooseAllButton.tap();
      const clear = await people.bulkBar.getByRole('button').last().boundingBox();
      expect(clear?.y).toBe((await people.deleteButton.boundingBox())?.y);
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 320]) {
    test.describe(`in the ${colorScheme} theme, ${width} pixels wide`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('B-33 axe finds nothing on chosen rows, the bulk bar and the question', async ({
        page,
        app,
      }) => {
        const { people } = app;
        await page.goto('/people?search=van+beek');
        await people.headerBox.check();
        await expect(people.bulkBar).toBeVisible();
        await expectNoAxeViolations(page);
        await people.deleteButton.click();
        await expect(people.deleteDialog).toBeVisible();
        await expectNoAxeViolations(page);
      });
    });
  }
}
