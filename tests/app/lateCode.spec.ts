import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

test.describe('with a page whose code cannot be loaded', () => {
  test.use({ allowedErrors: /status of 404|Failed to load resource|dynamically imported module/ });

  test(
    'B-21 loading the application again is offered, and helps',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.goto('/people?search=van+Beek');
      await expect(app.people.table).toBeVisible();
      await page.route(chunkOf('pages/people/PersonPage.tsx'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await app.people.open('van Beek Pim');

      await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
      await expect(app.menu.nav).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: app.text('app.failed.reload') }).click();
      await expect(app.frame.heading).toHaveText('Pim van Beek');
      await app.notifications.expectNone();
    },
  );
});

test.describe('with a menu whose code cannot be loaded', () => {
  test.use({ allowedErrors: /status of 404|Failed to load resource|Failed to fetch/ });

  test(
    'B-21 it is told, the page stays as it is, and it opens when its code is to be had',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('Popover'), (route) => route.fulfill({ status: 404 }));
      await page.goto('/people');
      await expect(app.people.table).toBeVisible();
      await app.frame.themeButton.click();
      await expect(app.notifications.items).toHaveCount(1);
      await expect(app.people.table).toBeVisible();
      await expect(app.frame.themeButton).toHaveAttribute('aria-expanded', 'false');

      await page.unrouteAll();
      await app.frame.themeButton.click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  );
});

test.describe('with a picker whose code cannot be loaded', () => {
  test.use({ allowedErrors: /status of 404|Failed to load resource|Failed to fetch/ });

  for (const [module, name] of [
    ['../skin/date-picker/DatePickerPanel.tsx', 'gnap.date.choose'],
    ['../skin/date-range/DateRangePanel.tsx', 'gnap.date-range.choose'],
    ['Popover', 'gnap.date-range.choose'],
  ] as const)
    test(
      `B-21 it is told, what is typed stays, and it opens when its code is to be had: ${name} without ${module}`,
      calm('takes a file away'),
      async ({ page, app }) => {
        await page.route(chunkOf(module), (route) => route.fulfill({ status: 404 }));
        await page.goto('/people/new');
        await app.person.givenName.fill('Willem');
        const trigger = page.getByRole('button', { name: app.text(name) });
        await trigger.click();
        await expect(app.notifications.items).toHaveCount(1);
        await expect(trigger).toHaveAttribute('aria-expanded', 'false');
        await expect(app.person.givenName).toHaveValue('Willem');

        await page.unrouteAll();
        await trigger.click();
        await expect(page.getByRole('dialog', { name: app.text(name) })).toBeVisible();
      },
    );
});

test.describe('with a connection that goes', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test(
    'the code of a calendar comes with the focus of its field, so that it opens at once',
    calm('takes the connection away'),
    async ({ page, context, app }) => {
      const code = chunkOf('../skin/date-picker/DatePickerPanel.tsx').slice(2, -1);
      await page.goto('/people/new');
      // app/importChunk.ts imports it once it and all that it needs have been fetched.
      const imported = page.waitForRequest(
        (request) => request.resourceType() === 'script' && request.url().endsWith(code),
      );
      await page.getByRole('textbox', { name: app.text('people.field.birthday') }).focus();
      await imported;
      // Resolves after those who imported it earlier.
      await page.evaluate((address) => import(address), code);
      await context.setOffline(true);
      await page.keyboard.press('Alt+ArrowDown');
      await expect(page.getByRole('gridcell', { selected: false }).first()).toBeVisible();
    },
  );
});

for (const [chunk, name] of [
  ['../skin/date-picker/DatePickerPanel.tsx', 'gnap.date.choose'],
  ['../skin/date-range/DateRangePanel.tsx', 'gnap.date-range.choose'],
  ['Popover', 'gnap.theme-menu.label'],
] as const)
  test(
    `B-21 what opens late leaves alone who has gone on typing elsewhere: ${name}`,
    calm('holds a file back'),
    async ({ page, app }) => {
      const gate = createGate();
      await page.route(chunkOf(chunk), async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto('/people/new');
      const trigger = page.getByRole('button', { name: app.text(name) });
      const asked = page.waitForRequest(chunkOf(chunk));
      await trigger.click();
      await asked;
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await app.person.givenName.click();
      await page.keyboard.type('Will');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      const loaded = page.waitForResponse(chunkOf(chunk));
      gate.open();
      await (await loaded).finished();
      await page.keyboard.type('em');
      await expect(app.person.givenName).toHaveValue('Willem');

      await trigger.click();
      await expect(page.getByRole('dialog').or(app.frame.openMenu)).toBeVisible();
    },
  );

test(
  'B-16 B-21 the palette opens from the account menu even if its code comes late',
  calm('holds a file back'),
  async ({ page, app }) => {
    const gate = createGate();
    const chunk = chunkOf('../skin/command-palette/CommandPalette.tsx');
    await page.route(chunk, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/people/new');
    await app.frame.accountButton.click();
    const asked = page.waitForRequest(chunk);
    const item = { name: app.text('gnap.command-palette.title') };
    await app.frame.openMenu.getByRole('menuitem', item).click();
    await asked;
    await expect(app.frame.openMenu).toHaveCount(0);
    gate.open();
    await expect(app.frame.palette).toBeVisible();
  },
);

test.describe('with a part of a page whose code cannot be loaded', () => {
  test.use({ allowedErrors: /status of 404|Failed to load resource|Failed to fetch|could not be/ });

  test(
    'B-21 the fields that are there can be filled in, and the others come when they are asked for again',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('pages/people/WorkAndSchedule.tsx'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/people/new');
      await app.person.givenName.fill('Willem');
      const missing = page.getByText(app.text('people.details-missing'));
      await expect(missing).toBeVisible();

      await page.unrouteAll();
      await page.getByRole('button', { name: app.text('app.failed.retry') }).click();
      await expect(
        page.getByRole('textbox', { name: app.text('people.field.function') }),
      ).toBeVisible();
      await expect(missing).toHaveCount(0);
      await expect(app.frame.heading).toBeFocused();
      await expect(app.person.givenName).toHaveValue('Willem');
    },
  );

  test(
    'B-21 B-13 what can be done with those who are chosen is told to be missing, and comes when choosing anew',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('pages/people/BulkActions.tsx'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/people');
      const row = app.people.table.getByRole('checkbox').nth(1);
      await row.check();
      await expect(app.notifications.items).toHaveCount(1);
      await expect(row).toBeChecked();

      await page.unrouteAll();
      await row.uncheck();
      await row.check();
      await expect(
        page.getByRole('button', { name: app.text('people.bulk.delete') }),
      ).toBeVisible();
    },
  );
});

test.describe('with a sidebar of which a part cannot be loaded', () => {
  test.use({
    allowedErrors: /status of 404|Failed to load resource|Failed to fetch|cannot be filtered/,
  });

  for (const isCollapsed of ['false', 'true'])
    test.describe(`collapsed: ${isCollapsed}`, () => {
      test.use({ stored: { 'gnap.sidebar-collapsed': isCollapsed } });

      test(
        'B-21 the page and the rest of the sidebar stay',
        calm('takes a file away'),
        async ({ page, app }) => {
          await page.route(chunkOf('../skin/sidebar/afterFirstLoad.ts'), (route) =>
            route.fulfill({ status: 404 }),
          );
          await page.goto('/people');
          await expect(app.people.table).toBeVisible();
          await expect(app.menu.sidebar).toBeVisible();
          await expect(app.people.searchBox).toBeVisible();
        },
      );
    });
});

test.describe('with a sign-in page that cannot be loaded', () => {
  test.use({
    signedIn: false,
    allowedErrors: /status of 404|Failed to load resource|dynamically imported module/,
  });

  test(
    'B-21 loading the application again is offered, in place of a blank page',
    calm('takes a file away'),
    async ({ page, app }) => {
      await page.route(chunkOf('session/SignInPage.tsx'), (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.goto('/people');
      const reload = page.getByRole('button', { name: app.text('app.failed.reload') });
      await expect(reload).toBeVisible();
      await page.unrouteAll();
      await reload.click();
      await expect(app.signIn.heading).toBeVisible();
    },
  );
});
