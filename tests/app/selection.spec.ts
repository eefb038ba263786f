import { expectNoAxeViolations } from './support/axe.js';
import { test as ownTest } from './support/ownServer.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import type { Language } from './support/texts.js';

/** A family name that nobody else has, so that a search finds these people alone. */
let families = 0;
function newFamily(): string {
  families += 1;
  return `Selection${process.env['TEST_PARALLEL_INDEX'] ?? ''}x${families}x`;
}

async function addFamily(
  api: { addPerson: (names: { givenName: string; familyName: string }) => Promise<unknown> },
  size: number,
): Promise<string> {
  const familyName = newFamily();
  for (let place = 1; place <= size; place += 1) {
    await api.addPerson({ givenName: `P${String(place).padStart(2, '0')}`, familyName });
  }
  return familyName;
}

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

for (const language of ['en', 'nl', 'fr'] satisfies Language[]) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });

    test(
      'B-28 a page offers all that match; deleting states the number and can be undone',
      calm('a failure takes the focus'),
      async ({ page, app, api }) => {
        const { people, notifications, text } = app;
        const family = await addFamily(api, 23);
        // The third page is never looked at, so that nothing but the query can reach it.
        await page.goto(`/people?search=${family}&pageSize=10`);
        await people.headerBox.check();
        await expect(people.chosenRows).toHaveCount(10);
        await people.chooseAllButton.click();
        await expect(people.bulkBar).toContainText('23');
        await expect(people.chooseAllButton).toHaveCount(0);
        await expect(people.headerBox).toBeFocused();
        await people.nextPage.click();
        await expect(people.currentPage).toHaveText('2');
        await expect(people.chosenRows).toHaveCount(10);
        await people.rowBox(0).uncheck();
        await expect(people.bulkBar).toContainText('22');

        await people.deleteButton.click();
        await expect(people.deleteDialog).toContainText('22');
        await expect(people.cancelButton).toBeFocused();
        await people.confirmButton.click();
        await expect(people.deleteDialog).toHaveCount(0);
        await expect(people.names).toHaveText([`${family} P11`]);
        await expect(people.bulkBar).toHaveCount(0);
        await expect(people.headerBox).toBeFocused();

        await expect(notifications.items).toContainText(text('people.delete.done.title'));
        await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
        await expect(people.names).toHaveCount(10);
        await expect(people.chosenRows).toHaveCount(0);
        await expect(notifications.region).toContainText(text('people.undo.done.title'));
      },
    );
  });
}

test('B-28 B-29 single rows are deleted, and what is deleted leaves the choice', async ({
  page,
  app,
  api,
}) => {
  const { people } = app;
  const family = await addFamily(api, 4);
  await page.goto(`/people?search=${family}`);
  await people.rowBox(0).check();
  await people.rowBox(2).click({ modifiers: ['Shift'] });
  await people.deleteButton.click();
  await people.cancelButton.click();
  await expect(people.deleteDialog).toHaveCount(0);
  await people.deleteButton.click();
  await expect(people.cancelButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(people.deleteDialog).toHaveCount(0);
  await expect(people.deleteButton).toBeFocused();
  await expect(people.chosenRows).toHaveCount(3);

  await people.deleteButton.click();
  await people.confirmButton.click();
  await expect(people.names).toHaveText([`${family} P04`]);
  await expect(people.headerBox).not.toBeChecked();
});

test('B-04 B-28 the heading has the focus after all are deleted that a search finds', async ({
  page,
  app,
  api,
}) => {
  const { people } = app;
  const family = await addFamily(api, 2);
  await page.goto(`/people?search=${family}`);
  await people.headerBox.check();
  await people.deleteButton.click();
  await people.confirmButton.click();
  await expect(people.table).toHaveCount(0);
  await expect(people.heading).toBeFocused();
});

test('B-04 B-29 the heading has the focus after the bar has gone, where no table is shown', async ({
  page,
  app,
  api,
}) => {
  const { people } = app;
  const family = await addFamily(api, 2);
  const leave = [
    () => people.clearButton.click(),
    async () => {
      await people.deleteButton.click();
      await people.confirmButton.click();
    },
  ];
  for (const act of leave) {
    await page.goto(`/people?search=${family}`);
    await people.rowBox(0).check();
    await people.search(`${family} nobody`);
    await expect(people.table).toHaveCount(0);
    await act();
    await expect(people.bulkBar).toHaveCount(0);
    await expect(people.heading).toBeFocused();
  }
});

test.describe('when it is refused', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('B-28 nobody is deleted when there are more by now than were confirmed', async ({
    page,
    app,
    api,
  }) => {
    const { people, notifications, text } = app;
    const family = await addFamily(api, 21);
    await page.goto(`/people?search=${family}`);
    await people.headerBox.check();
    await people.chooseAllButton.click();
    await api.addPerson({ givenName: 'Late', familyName: family });
    await people.deleteButton.click();
    await people.confirmButton.click();
    await expect(notifications.items).toContainText(text('people.delete.changed.title'));
    await expect(people.deleteDialog).toHaveCount(0);
    await expect(people.bulkBar).toHaveCount(0);
    await expect(app.frame.main.getByText('of 22 people')).toBeVisible();
  });
});

test.describe('elsewhere while people are being deleted', () => {
  test.use({ allowedErrors: /status of 503/ });

  test(
    'B-28 ERR-1 one is told that it failed',
    calm('holds a request back'),
    async ({ page, app }) => {
      const { people, notifications, text } = app;
      const gate = createGate();
      await page.route('**/api/people/deletions', async (route) => {
        await gate.opened;
        await route.fulfill({ status: 503 });
      });
      await page.goto('/');
      await app.menu.goTo(text('app.menu.people'), text('app.menu.people-all'));
      await people.rowBox(0).check();
      await people.deleteButton.click();
      await people.confirmButton.click();
      await page.goBack();
      await expect(people.heading).toHaveCount(0);
      gate.open();
      await expect(notifications.items).toHaveText(/^1 person could not be deleted/);
    },
  );
});

test('B-28 undoing works from another page, and leaves a form there alone', async ({
  page,
  app,
  api,
}) => {
  const { people, person, notifications, text } = app;
  const family = await addFamily(api, 2);
  await page.goto(`/people?search=${family}`);
  await people.rowBox(0).check();
  await people.deleteButton.click();
  await people.confirmButton.click();
  await expect(people.names).toHaveCount(1);
  await people.names.first().click();
  await person.givenName.fill('Not saved');
  await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
  await expect(notifications.region).toContainText(text('people.undo.done.title'));
  await expect(person.givenName).toHaveValue('Not saved');
});

test('B-07 PAGE-1 the page size stands in the address, survives a reload, and keeps the first row in view', async ({
  page,
  app,
}) => {
  const { people } = app;
  await page.goto('/people?page=3');
  await expect(people.pageSize).toHaveValue('20');
  const first = (await people.names.allTextContents())[0] ?? '';
  await people.pageSize.selectOption('50');
  await expect(page).toHaveURL('/people?pageSize=50');
  await expect(people.names).toHaveCount(50);
  expect(await people.names.allTextContents()).toContain(first);
  await page.reload();
  await expect(people.names).toHaveCount(50);
  await expect(people.pageSize).toHaveValue('50');

  await people.nextPage.click();
  await expect(page).toHaveURL('/people?pageSize=50&page=2');
  await expect(people.currentPage).toHaveText('2');
  const kept = (await people.names.allTextContents())[0] ?? '';
  await people.pageSize.selectOption('10');
  await expect(page).toHaveURL('/people?pageSize=10&page=6');
  await expect(people.names).toHaveCount(10);
  await expect(people.names.first()).toHaveText(kept);
  await people.pageSize.selectOption('20');
  await expect(page).toHaveURL('/people?page=3');
  await page.goto('/people?pageSize=7');
  await expect(people.names).toHaveCount(20);
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

ownTest(
  'B-28 everybody can be deleted, and is back after a restart of the server',
  calm('restarts the server'),
  async ({ page, app, ownServer }) => {
    const { people, notifications, text } = app;
    await page.goto('/people');
    await app.signIn.signIn();
    await people.headerBox.check();
    await people.chooseAllButton.click();
    await people.deleteButton.click();
    await people.confirmButton.click();
    await expect(app.frame.main.getByText(text('people.none'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('people.clear-search') })).toHaveCount(0);
    await ownServer.stop();
    await ownServer.start();
    await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
    await expect(people.names).toHaveCount(20);
  },
);
