import { EXAMPLE_GROUPS } from '../../app/examples/catalogue.js';
import { expectNoAxeViolationsInBothThemes } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { visit } from './support/visit.js';

const entries = EXAMPLE_GROUPS.flatMap((group) => group.examples);

for (const group of EXAMPLE_GROUPS) {
  test(`MENU-2 B-03 every example of ${group.key} opens from the menu, with its title and its source`, async ({
    page,
    app,
  }) => {
    await page.goto('/');
    for (const { name, title } of group.examples) {
      const shown = app.text(title.id);
      await app.menu.goTo(app.text('app.menu.examples'), app.text(group.title.id), shown);
      await expect(app.frame.heading).toHaveText(shown);
      await expect(page).toHaveURL(`/examples/${name}`);
      await expect(app.menu.current).toHaveText(shown);
      await expect(app.example.source).toContainText("from 'gnap-toolkit/");
      await expect(app.example.source).not.toContainText('../');
    }
  });
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { key, examples } of EXAMPLE_GROUPS) {
    test(`B-33 axe finds nothing in the examples of ${key}`, async ({ page, app }) => {
      for (const { name } of examples) {
        await visit(page, `/examples/${name}`);
        await expect(app.example.source).toBeVisible();
        await expectNoAxeViolationsInBothThemes(page, 'main [lang=en]');
      }
    });
  }

  test('B-33 axe finds nothing on the list of examples, and on the page of one', async ({
    page,
    app,
  }) => {
    await page.goto('/examples');
    await expect(app.example.links).toHaveCount(entries.length);
    await expectNoAxeViolationsInBothThemes(page);
    await app.example.links.first().click();
    await expect(app.example.source).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
  });
});

test('the list of examples leads to each of them', async ({ page, app }) => {
  await page.goto('/examples');
  const { links } = app.example;
  await expect(links).toHaveText(entries.map(({ title }) => app.text(title.id)));
  await expect(links.first(), 'underlined like those of other lists').toHaveCSS(
    'text-decoration-line',
    'none',
  );
  await links.last().click();
  await expect(app.frame.breadcrumbs.getByRole('listitem')).toHaveText([
    app.text('app.menu.home'),
    app.text('examples.title'),
    app.text(entries.at(-1)?.title.id ?? ''),
  ]);
});

test('an example that does not exist is not found', async ({ page, app }) => {
  await page.goto('/examples/no-such-example');
  await expect(app.frame.heading).toHaveText(app.text('app.not-found.title'));
});

test.describe('a lost chunk', () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module|ERR_/ });

  test('B-21 an example whose code is gone leaves the frame, and offers to load the app again', async ({
    page,
    app,
  }) => {
    await page.route(chunkOf('examples/ToggleExample.tsx'), (route) => route.abort());
    await page.goto('/examples/toggle');
    await expect(app.frame.heading).toHaveText(app.text('app.failed.title'));
    await expect(page.getByRole('button', { name: app.text('app.failed.reload') })).toBeVisible();
    await expect(app.menu.current).toHaveText(app.text('app.examples.toggle'));
  });
});

test.describe('copying the source', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts it on the clipboard, and says so', async ({ page, app }) => {
    await page.goto('/examples/toggle');
    await app.example.copyButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await app.example.source.textContent());
    expect(copied).toContain("import { Toggle } from 'gnap-toolkit/skin/toggle';");
  });

  test.describe('on a phone, in French', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, language: 'fr' });

    test('leaves the button where it was', async ({ page, app }) => {
      await page.goto('/examples/toggle');
      const place = () =>
        app.example.copyButton.evaluate((button) => {
          const { left, top } = button.getBoundingClientRect();
          return { left, top: top + scrollY };
        });
      const before = await place();
      await app.example.copyButton.tap();
      await expect(page.getByRole('main').getByText(app.text('examples.copied'))).toBeVisible();
      expect(await place()).toEqual(before);
    });
  });
});

test('copying the source without a clipboard selects it, and says how to go on', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/examples/toggle');
  await app.example.copyButton.click();
  await expect(page.getByRole('main').getByText(app.text('examples.copy-failed'))).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('export function Toggle');
});

test.describe('the examples do what they say', () => {
  test('TOGGLE-1 one value in two controls', async ({ page, app }) => {
    await page.goto('/examples/toggle');
    const switches = app.example.live.getByRole('switch');
    await expect(switches).toHaveCount(2);
    await switches.first().click();
    await expect(switches.last()).not.toBeChecked();
  });

  test('DATE-3 the list of each select is named by its label', async ({ page, app }) => {
    await page.goto('/examples/select');
    for (const name of ['Office', 'The same office, searched']) {
      await app.example.live.getByRole('combobox', { name, exact: true }).press('ArrowDown');
      await expect(page.getByRole('listbox', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test('FORM-7 a name that the server knows is refused, a free one is sent', async ({
    page,
    app,
    api,
  }) => {
    const { userName } = await api.addPerson({ givenName: 'Ada', familyName: 'Known' });
    await page.goto('/examples/form');
    const { live } = app.example;
    await live.getByLabel('E-mail').fill('ada@example.org');
    await live.getByLabel('User name').fill(userName);
    await live.getByRole('button', { name: 'Send' }).click();
    await expect(live.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true');
    await live.getByLabel('User name').fill(`${userName}-free`);
    await live.getByRole('button', { name: 'Send' }).click();
    await expect(app.notifications.items.filter({ hasText: `${userName}-free` })).toBeVisible();
  });

  test.describe('with a server that does not know', () => {
    test.use({ allowedErrors: /status of 500/ });

    test('FORM-7 a name that cannot be checked is said to be so', async ({ page, app }) => {
      await page.route('**/api/user-name*', (route) => route.fulfill({ status: 500 }));
      await page.goto('/examples/form');
      const name = app.example.live.getByLabel('User name');
      await name.fill('ada');
      await name.blur();
      await expect(name).toHaveAccessibleErrorMessage(/^This could not be checked\./);
    });
  });

  test('B-16 a key counts one more', calm('counts presses'), async ({ page, app }) => {
    await page.goto('/examples/shortcuts');
    await expect(app.frame.heading).toBeVisible();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(app.example.live.locator('output')).toHaveText('2');
    await page.keyboard.press('g');
    await page.keyboard.press('z');
    await expect(app.example.live.locator('output')).toHaveText('0');
  });

  test('MENU-2 a menu of four levels is refused by its path, and the old one stays', async ({
    page,
    app,
  }) => {
    await page.goto('/examples/menu');
    const { live } = app.example;
    await live.getByRole('button', { name: 'Years' }).click();
    await live.getByRole('button', { name: 'Use a menu of four levels' }).click();
    await expect(app.notifications.items).toContainText('"Year/Month/Week/Day"');
    await expect(live.getByRole('button', { name: 'Years' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(live.getByRole('navigation').getByRole('button')).toHaveText([
      'Calendar',
      'Leave',
      'Requests 3',
      'Years',
      'This year',
      'Last year',
      'Reports',
    ]);
  });

  test('B-11 what is typed is not left without a question', async ({ page, app }) => {
    await page.goto('/examples/leave-guard');
    await app.example.live.getByLabel('Note').fill('Unsaved');
    await app.menu.link(app.text('app.menu.examples-all')).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: app.text('gnap.leave-guard.leave') }).click();
    await expect(app.frame.heading).toHaveText(app.text('examples.title'));
  });

  test('a table of 100 000 rows has only those in the page that are in view', async ({
    page,
    app,
  }) => {
    await page.goto('/examples/windowed-table');
    const table = app.example.live.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    expect(await table.getByRole('row').count()).toBeLessThan(60);
    await table.getByRole('columnheader').getByRole('checkbox').check();
    await expect(app.example.live.getByText('100,000 numbers chosen')).toBeVisible();
  });
});
