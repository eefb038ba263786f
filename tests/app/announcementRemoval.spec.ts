import type { Page, Request, Route } from '@playwright/test';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';
import type { Texts } from './support/texts.js';

/**
 * Opens the first announcement of the list, and has it removed; the server answers as told. Returns
 * its title.
 */
async function removeFirst(
  page: Page,
  text: Texts,
  answer: (removal: Route) => Promise<void>,
): Promise<string> {
  await page.goto('/announcements');
  const link = page.getByRole('table').getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  // In the list there are others, each with the title of its row.
  await page.getByRole('button', { name: text('announcements.remove'), exact: true }).click();
  await page.route('**/api/announcements/*', (route) =>
    route.request().method() === 'DELETE' ? answer(route) : route.continue(),
  );
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('announcements.remove-question.confirm') })
    .click();
  return title;
}

test.describe('removing an announcement, when that fails', () => {
  test.use({ allowedErrors: /status of 500|HttpError|ERR_FAILED/ });

  test('ERR-1 is told in the question, and in a notification too where nobody expects it', async ({
    page,
    app,
  }) => {
    const { text } = app;
    await page.goto('/announcements/2');
    const title = await app.frame.heading.innerText();
    await page.getByRole('button', { name: text('announcements.remove') }).click();
    const question = page.getByRole('alertdialog');
    const failure = question.getByRole('alert');
    const confirm = question.getByRole('button', {
      name: text('announcements.remove-question.confirm'),
    });
    await page.route('**/api/announcements/2', (route) => route.abort());
    await confirm.click();
    await expect(failure).toHaveText(text('app.unreachable'));
    await app.notifications.expectNone();
    const gate = createGate();
    await page.route('**/api/announcements/2', async (route) => {
      await gate.opened;
      await route.fulfill({ status: 500 });
    });
    await confirm.click();
    await expect(failure).toHaveCount(0);
    gate.open();
    await expect(failure).toHaveText(text('announcements.not-removed', { title }));
    await app.notifications.expectUnexpectedError();
  });
});

test(
  'A11Y-DIALOG while an announcement is being removed the question stays, and who went elsewhere stays there',
  calm('holds a request back'),
  async ({ page, app }) => {
    const { text } = app;
    const gate = createGate();
    await page.goto('/announcements/3');
    await app.menu.link(text('app.menu.home')).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.getByRole('button', { name: text('announcements.remove') }).click();
    await page.route('**/api/announcements/3', async (route) => {
      await gate.opened;
      await route.fulfill({ status: 204 });
    });
    const question = page.getByRole('alertdialog');
    const button = (id: string) => question.getByRole('button', { name: text(id) });
    await button('announcements.remove-question.confirm').click();
    await expect(button('announcements.remove-question.confirm')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(button('announcements.remove-question.cancel')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();

    // Even while the place they went to still loads.
    const overview = createGate();
    await page.route('**/api/overview?*', async (route) => {
      await overview.opened;
      await route.continue();
    });
    await page.goForward();
    await expect(page).toHaveURL('/');
    gate.open();
    await expect(app.notifications.items).toHaveAttribute('data-type', 'success');
    overview.open();
    await expect(app.frame.heading).toHaveText(text('app.home.welcome', { name: 'John Smith' }));
    await expect(page).toHaveURL('/');
  },
);

test.describe('back on the list while an announcement is being removed', () => {
  test.use({ allowedErrors: /status of 503/ });

  for (const [outcome, status] of [
    ['success', 204],
    ['error', 503],
  ] as const)
    test(
      `ERR-1 one is told of the ${outcome} there`,
      calm('holds a request back'),
      async ({ page, app }) => {
        const gate = createGate();
        await removeFirst(page, app.text, async (removal) => {
          await gate.opened;
          await removal.fulfill({ status });
        });
        await page.goBack();
        await expect(page.getByRole('table')).toBeVisible();
        const isList = (request: Request): boolean => request.url().includes('/api/announcements?');
        const reload = status === 204 ? page.waitForRequest(isList) : null;
        gate.open();
        await expect(app.notifications.items).toHaveAttribute('data-type', outcome);
        await reload;
      },
    );

  test(
    'A11Y-DIALOG a list that was still loading is loaded once more, by the same history entry',
    calm('holds requests back'),
    async ({ page, app }) => {
      const removing = createGate();
      const loading = createGate();
      await removeFirst(page, app.text, async (removal) => {
        await removing.opened;
        await removal.fulfill({ status: 204 });
      });
      const list = '**/api/announcements?*';
      await page.route(list, async (route) => {
        await loading.opened;
        await route.continue();
      });
      const listed = page.waitForRequest(list);
      await page.goBack();
      await listed;
      const again = page.waitForRequest(list);
      removing.open();
      await again;
      loading.open();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page).toHaveURL('/announcements');
      await page.goForward();
      await expect(page).toHaveURL(/\/announcements\/\d+$/);
    },
  );
});

test.describe('back on the page of an announcement that is being removed', () => {
  test.use({ allowedErrors: /status of 503/ });

  test(
    'ERR-1 one is told of a failure there, though the question has gone',
    calm('holds a request back'),
    async ({ page, app }) => {
      const { text } = app;
      const gate = createGate();
      const title = await removeFirst(page, text, async (removal) => {
        await gate.opened;
        await removal.fulfill({ status: 503 });
      });
      await page.goBack();
      await expect(page.getByRole('table')).toBeVisible();
      await page.goForward();
      await expect(app.frame.heading).toHaveText(title);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      gate.open();
      await expect(app.notifications.items).toHaveText(
        text('announcements.not-removed', { title }),
      );
    },
  );
});

test(
  'B-08 who signs out while an announcement is being removed takes with them what they asked for',
  calm('holds a request back'),
  async ({ page, app }) => {
    const gate = createGate();
    const canceled = page.waitForEvent('requestfailed', (request) => request.method() === 'DELETE');
    await removeFirst(page, app.text, async (removal) => {
      await gate.opened;
      await removal.abort();
    });
    await page.goBack();
    await expect(page.getByRole('table')).toBeVisible();
    await app.frame.signOut();
    await canceled;
    await expect(app.signIn.heading).toBeFocused();
    await app.notifications.expectNone();
    gate.open();
  },
);
