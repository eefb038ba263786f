import type { Locator } from '@playwright/test';
import { AnnouncementForm, png } from './pages/AnnouncementForm.js';
import { LeaveQuestion } from './pages/LeaveQuestion.js';
import { expectNoAxeViolationsInBothThemes as expectNoAxe } from './support/axe.js';
import { calm, expect, test } from './support/fixtures.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const menu of ['languageButton', 'themeButton', 'accountButton'] as const) {
  test(`B-33 axe finds nothing with the menu of the ${menu} open`, async ({ page, app }) => {
    await page.goto('/');
    await app.frame[menu].click();
    await expect(app.frame.openMenu).toBeVisible();
    await expectNoAxe(page);
  });
}

test('B-33 axe finds nothing in the empty list of earlier notifications, nor in one with some', async ({
  page,
  app,
}) => {
  const { bell, history, items } = app.notifications;
  await page.goto('/examples/notifications');
  await bell.click();
  await expect(history).toBeVisible();
  await expectNoAxe(page);
  await page.keyboard.press('Escape');
  await app.example.live.getByRole('button', { name: 'error' }).click();
  await items.getByRole('button', { name: app.text('gnap.notification-close') }).click();
  await bell.click();
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expectNoAxe(page);
});

test('B-33 axe finds nothing with notifications of every type, counted and with an action', async ({
  page,
  app,
}) => {
  await page.goto('/examples/notifications');
  const { items, region } = app.notifications;
  const button = (name: string): Locator => app.example.live.getByRole('button', { name });
  await button('success').click();
  // Under the pointer their time stands still.
  await items.first().hover();
  for (const name of ['success', 'info', 'warning', 'error', 'With an action'])
    await button(name).dispatchEvent('click');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toContainText('×2');
  await expect(region.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoAxe(page);
});

test('B-33 axe finds nothing in palette and list of shortcuts, whatever is found', async ({
  page,
  app,
}) => {
  const { palette, paletteButton, shortcutList } = app.frame;
  await page.goto('/');
  await paletteButton.click();
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expectNoAxe(page);
  await palette.getByRole('combobox').fill('no such page');
  await expect(palette.getByRole('option')).toHaveCount(0);
  await expectNoAxe(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(shortcutList).toBeVisible();
  await expectNoAxe(page);
});

test('B-33 axe finds nothing in the menu, filtered to some and to none', async ({ page, app }) => {
  await page.goto('/secure');
  await app.menu.filterField.fill('person');
  await expect(app.menu.link(app.text('app.menu.people-new'))).toBeVisible();
  await expectNoAxe(page, '#gnap-sidebar');
  await app.menu.filterField.fill('no such page');
  await expect(page.getByText(app.text('gnap.menu-filter-none')).first()).toBeVisible();
  await expectNoAxe(page, '#gnap-sidebar');
});

test('B-33 axe finds nothing with the sidebar collapsed, its fly-outs and its titles', async ({
  page,
  app,
}) => {
  await page.goto('/secure');
  await app.menu.collapseButton.click();
  await app.menu.link(app.text('app.menu.home')).hover();
  await expect(app.menu.nav.locator('[aria-hidden=true]', { hasText: 'Overview' })).toBeVisible();
  await expectNoAxe(page);
  await app.menu.submenu(app.text('app.menu.demonstrations')).click();
  await expect(app.menu.current).toHaveText(app.text('app.menu.secure'));
  await expectNoAxe(page);
});

test('TIP-1 B-33 axe finds nothing with a tooltip open', async ({ page, app }) => {
  await page.goto('/examples/tooltip');
  await app.example.live.getByRole('button').first().hover();
  await expect(app.frame.tooltip).toBeVisible();
  await expectNoAxe(page);
});

/** Of a picker: the time's stands in the form, and is a group. */
const POPUP = '[role=dialog], form [role=group][aria-label]:has([role=spinbutton])';
const pickers = ['gnap.date.change', 'gnap.time.choose', 'gnap.date-range.choose'] as const;

for (const label of pickers) {
  test(`A11Y-DATE A11Y-TIME A11Y-RANGE B-33 axe finds nothing in the picker of a person (${label})`, async ({
    page,
    app,
  }) => {
    await page.goto('/people/3');
    const name = new RegExp(app.text(label, { date: '' }));
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.locator(POPUP)).toBeVisible();
    await expectNoAxe(page, POPUP);
  });
}

test('B-33 axe finds nothing in the choices of a field', async ({ page, app }) => {
  await page.goto('/people/3');
  const field = page.getByRole('combobox', { name: app.text('people.field.department') });
  await field.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoAxe(page, '[role=listbox]');
});

test('B-33 axe finds nothing in the dialogs of the editor, nor on an image that it refuses', async ({
  page,
  app,
}) => {
  const form = new AnnouncementForm(page, app.text);
  await page.goto('/announcements/new');
  await form.editor.click();
  await form.tool('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectNoAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await form.addImage(page, { name: 'note.png', buffer: Buffer.from('no image') });
  await expect(form.editor).toContainText(app.text('gnap.rich-text.unsupported-format'));
  await expectNoAxe(page, 'main');

  await form.addImage(page, { name: 'map.png', buffer: png });
  const describe = form.editor.getByRole('button', {
    name: app.text('gnap.rich-text.image-describe'),
  });
  await describe.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(app.text('gnap.rich-text.image-refused'));
  await expectNoAxe(page);
});

/** What opens a dialog, by the address of its page; each names the dialog that it opens. */
const questions: Readonly<
  Record<string, (main: Locator, text: (id: string) => string) => Locator>
> = {
  '/announcements/1': (main, text) =>
    main.getByRole('button', { name: text('announcements.remove') }),
  '/examples/dialog': (main) => main.getByRole('button', { name: 'Close the month' }),
};

for (const [path, find] of Object.entries(questions)) {
  test(`A11Y-DIALOG B-33 axe finds nothing with the question of ${path}`, async ({ page, app }) => {
    await page.goto(path);
    await find(page.getByRole('main'), app.text).click();
    await expect(page.locator('[aria-modal=true]')).toBeVisible();
    await expectNoAxe(page);
  });
}

test('B-11 B-33 axe finds nothing on the question before unsaved changes are left', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await app.person.note.fill('Unsaved');
  await app.menu.link(app.text('app.menu.home')).click();
  await expect(new LeaveQuestion(page, app.text).dialog).toBeVisible();
  await expectNoAxe(page);
});

test.describe('with a token that is refused', () => {
  test.use({ allowedErrors: /status of 40[01]/ });

  test(
    'B-10 B-33 axe finds nothing on sign-in in place, when it fails too',
    calm('refuses a token'),
    async ({ page, app }) => {
      await page.route('**/api/people/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 401 }) : route.continue(),
      );
      await page.goto('/people/1');
      await app.person.note.fill('Unsaved');
      await app.person.save();
      const dialog = page.getByRole('dialog', { name: app.text('app.sign-in.again.title') });
      await expect(dialog).toBeVisible();
      await app.signIn.password.fill('wrong');
      await app.signIn.submit.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectNoAxe(page);
    },
  );
});

test.describe('shortly before the session ends', () => {
  test.use({ signedIn: false });

  test(
    'B-09 B-33 axe finds nothing on the dialog that counts down',
    calm('stops the clock'),
    async ({ page, app }) => {
      await page.clock.install();
      await page.goto('/');
      await app.signIn.signIn();
      await expect(app.notifications.bell).toBeVisible();
      await page.clock.fastForward('13:10');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoAxe(page);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('B-33 axe finds nothing in the drawer, the account menu and the palette', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await app.menu.showButton.tap();
    await expect(app.menu.sidebar).toBeVisible();
    await expectNoAxe(page);
    await app.menu.closeButton.tap();
    await app.frame.accountButton.tap();
    await expect(app.frame.openMenu).toBeVisible();
    await expectNoAxe(page, '[role=menu]');
    await app.frame.openMenu
      .getByRole('menuitem', { name: app.text('gnap.command-palette.title') })
      .tap();
    await expect(app.frame.palette).toBeVisible();
    await expectNoAxe(page, '[role=dialog]');
  });

  test('B-33 axe finds nothing in the pickers of a person there', async ({ page, app }) => {
    await page.goto('/people/3');
    const open = page.getByRole('button', { name: app.text('gnap.date-range.choose') });
    await open.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxe(page, '[role=dialog]');
  });
});
