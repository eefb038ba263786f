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

  await people.deleteChosen();
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
  await people.deleteChosen();
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
      await people.deleteChosen();
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
    await people.deleteChosen();
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
      await people.deleteChosen();
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
  await people.deleteChosen();
  await expect(people.names).toHaveCount(1);
  await people.names.first().click();
  await person.givenName.fill('Not saved');
  await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
  await expect(notifications.region).toContainText(text('people.undo.done.title'));
  await expect(person.givenName).toHaveValue('Not saved');
});

test('B-28 each of two deletions of one person can be undone', async ({ page, app, api }) => {
  const { people, notifications, text } = app;
  const family = await addFamily(api, 2);
  await page.goto(`/people?search=${family}`);
  for (const left of [1, 0]) {
    await people.rowBox(0).check();
    await people.deleteChosen();
    await expect(people.names).toHaveCount(left);
  }
  const undo = notifications.items.getByRole('button', { name: text('people.undo.action') });
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await expect(people.names).toHaveCount(1);
  await undo.click();
  await expect(people.names).toHaveCount(2);
});

test('B-28 undoing on the overview counts who is back there at once', async ({
  page,
  app,
  api,
}) => {
  const { people, notifications, menu, frame, text } = app;
  const family = await addFamily(api, 1);
  const count = frame.main.getByText(/^\d+ people in the staff list$/);
  await page.goto('/');
  const before = await count.innerText();
  await page.goto(`/people?search=${family}`);
  await people.rowBox(0).check();
  await people.deleteChosen();
  await expect(frame.main.getByText(text('people.none-found', { search: family }))).toBeVisible();
  await menu.link(text('app.menu.home')).click();
  await expect(count).toBeVisible();
  await expect(count).not.toHaveText(before);
  await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
  await expect(count).toHaveText(before);
});

test('B-28 who cannot be brought back is named, five of them at most', async ({
  page,
  app,
  api,
}) => {
  const { people, notifications, text } = app;
  const family = await addFamily(api, 2);
  await page.goto(`/people?search=${family}`);
  await people.rowBox(0).check();
  await people.deleteChosen();
  await expect(people.names).toHaveCount(1);
  for (const [count, names] of [
    [5, 'a1, a2, a3, a4, a5. '],
    [8, 'a1, a2, a3, a4, a5 and 3 more. '],
  ] as const) {
    const taken = Array.from({ length: count }, (_, index) => `a${index + 1}`);
    await page.route('**/api/people/deletions/*', (route) =>
      route.fulfill({ json: { count: 0, taken } }),
    );
    const undo = count === 5 ? 'people.undo.action' : 'people.undo.again';
    await notifications.items
      .getByRole('button', { name: text(undo) })
      .last()
      .click();
    await expect(notifications.region).toContainText(`by now: ${names}`);
  }
});

test.describe('with a server that has too much to do', () => {
  test.use({ allowedErrors: /status of 429/ });

  test('B-28 who deletes is told for how long to wait, and can try again', async ({
    page,
    app,
  }) => {
    const { people } = app;
    await page.goto('/people');
    await page.route('**/api/people/deletions', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '30' }, json: {} }),
    );
    await people.rowBox(0).check();
    await people.deleteChosen();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
      'The server cannot answer right now. Try again in 30 seconds.',
    );
    await expect(people.confirmButton).toBeEnabled();
  });
});

test(
  'B-28 who finds them deleted already is told so, with nothing to undo',
  calm('a failure is a notification too'),
  async ({ page, app }) => {
    const { people, notifications } = app;
    await page.goto('/people');
    await page.route('**/api/people/deletions', (route) =>
      route.fulfill({ status: 201, json: { count: 0, undo: 'nothing' } }),
    );
    await people.rowBox(0).check();
    await people.deleteChosen();
    await expect(notifications.items).toHaveText(/^Nobody was deleted/);
    await expect(notifications.items).toHaveAttribute('data-type', 'info');
    await expect(notifications.items.getByRole('button')).toHaveCount(1);
  },
);

ownTest(
  'B-28 everybody can be deleted, and is back after a restart of the server',
  calm('restarts the server'),
  async ({ page, app, ownServer }) => {
    const { people, notifications, text } = app;
    await page.goto('/people');
    await app.signIn.signIn();
    await people.headerBox.check();
    await people.chooseAllButton.click();
    await people.deleteChosen();
    await expect(app.frame.main.getByText(text('people.none'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('people.clear-search') })).toHaveCount(0);
    await ownServer.stop();
    await ownServer.start();
    await notifications.items.getByRole('button', { name: text('people.undo.action') }).click();
    await expect(people.names).toHaveCount(20);
  },
);
