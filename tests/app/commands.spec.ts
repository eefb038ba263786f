import { EXAMPLE_GROUPS } from '../../app/examples/catalogue.js';
import { expect, test } from './support/fixtures.js';

test('B-16 Ctrl+K finds a page by a part of its name; a question mark lists the shortcuts', async ({
  page,
  app,
}) => {
  await page.goto('/');
  const { palette, paletteButton, shortcutList: list } = app.frame;
  await expect(paletteButton).toContainText('CtrlK');
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('new pers');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/people/new');
  await expect(palette).toHaveCount(0);

  await app.person.givenName.press('?');
  await expect(app.person.givenName).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.person.givenName.blur();
  await page.keyboard.press('?');
  await expect(list).toContainText(app.text('gnap.command-palette.title'));
  await expect(list).toContainText(`${app.text('gnap.notifications-label')}F8`);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('B-16 B-04 Back closes palette and list, and the heading of that page has the focus', async ({
  page,
  app,
}) => {
  const { palette, shortcutList } = app.frame;
  for (const [keys, dialog] of [
    ['Control+k', palette],
    ['?', shortcutList],
  ] as const) {
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(app.profile.heading).toBeFocused();
  }
});

test('B-16 the palette finds every page, those outside of the menu too, and what the bar does', async ({
  page,
  app,
}) => {
  const menu = ['home', 'people-all', 'people-new', 'announcements-all', 'announcement-new'];
  const demonstrations = ['secure', 'unauthorized', 'forbidden', 'failures', 'not-found'];
  const names = [
    ...[...menu, 'examples-all', ...demonstrations].map((key) => app.text(`app.menu.${key}`)),
    ...EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ title }) => app.text(title.id))),
    ...['profile', 'sign-out'].map((key) => app.text(`app.session.${key}`)),
    ...['light', 'dark', 'system'].map((key) => app.text(`gnap.theme-menu.${key}`)),
    ...['Nederlands', 'Français', 'English', app.text('gnap.shortcuts.title')],
  ];
  await page.goto('/');
  await app.frame.paletteButton.click();
  const options = app.frame.palette.getByRole('option');
  await expect(options).toHaveCount(names.length);
  const found = (await options.allTextContents()).map((text) => text.split(' › ')[0] ?? text);
  for (const name of names) expect(found.filter((text) => text.startsWith(name))).not.toEqual([]);

  await app.frame.palette.getByRole('combobox').fill(app.text('app.session.profile'));
  await page.keyboard.press('Enter');
  await expect(app.profile.heading).toBeFocused();
  await page.keyboard.press('Control+k');
  await app.frame.palette.getByRole('combobox').fill(app.text('gnap.theme-menu.dark'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await app.frame.palette.getByRole('combobox').fill('Nederlands');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('B-16 B-11 signing out from the palette asks before something is lost', async ({
  page,
  app,
}) => {
  await page.goto('/people/1');
  await app.person.note.fill('Unsaved');
  await expect(app.frame.paletteButton).toBeVisible();
  await page.keyboard.press('Control+k');
  await app.frame.palette.getByRole('combobox').fill(app.text('app.session.sign-out'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: app.text('gnap.leave-guard.title') });
  await question.getByRole('button', { name: app.text('gnap.leave-guard.leave') }).click();
  await expect(app.signIn.heading).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('B-16 A11Y-DIALOG palette and list of shortcuts are reached by touch, from the account menu', async ({
    page,
    app,
  }) => {
    const { accountButton, openMenu, palette, shortcutList } = app.frame;
    await page.goto('/');
    await accountButton.tap();
    await openMenu.getByRole('menuitem', { name: app.text('gnap.shortcuts.title') }).tap();
    await expect(shortcutList).toContainText(app.text('gnap.command-palette.title'));
    await shortcutList.getByRole('button', { name: app.text('gnap.dialog-close') }).tap();
    await expect(shortcutList).toHaveCount(0);
    await expect(accountButton).toBeFocused();

    await accountButton.tap();
    await openMenu.getByRole('menuitem', { name: app.text('gnap.command-palette.title') }).tap();
    await palette.getByRole('option', { name: app.text('app.menu.people-new') }).tap();
    await expect(page).toHaveURL('/people/new');
    await expect(palette).toHaveCount(0);
  });

  test('the bar shows the whole name of the product beside its buttons, each large enough to tap', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.notifications.bell).toBeVisible();
    const bar = page.getByRole('banner');
    const name = bar.getByText(app.text('app.product'), { exact: true });
    expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    for (const button of await bar.getByRole('button').filter({ visible: true }).all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
