import { appOn } from './pages/app.js';
import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';

test('SESS-1 the account menu leads to who is signed in, and until when', async ({ page, app }) => {
  await page.goto('/');
  await app.frame.accountButton.click();
  await app.frame.openMenu.getByRole('menuitem', { name: app.text('app.session.profile') }).click();
  await expect(app.profile.heading).toBeFocused();
  await expect(page).toHaveTitle(`GNaP » ${app.text('profile.title')}`);
  await expect(app.profile.fact(app.text('profile.name'))).toHaveText('John Smith');
  await expect(app.profile.fact(app.text('profile.username'))).toHaveText('john');
  await expect(app.profile.fact(app.text('profile.email'))).toHaveText(/^\S+@\S+$/);
  const end = app.profile.fact(app.text('profile.session-end'));
  await expect(end).toHaveText(/20\d\d.*\d:\d\d/);
});

test.describe('1024 pixels wide, in French', () => {
  test.use({ viewport: { width: 1024, height: 700 }, language: 'fr' });

  test('B-19 an e-mail address that needs two lines breaks after its @', async ({ page, app }) => {
    await page.goto('/profile');
    const lines = await app.profile.fact(app.text('profile.email')).evaluate((address) =>
      [...address.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return node instanceof Text ? [range.getClientRects().length] : [];
      }),
    );
    expect(lines, 'lines of what is before and behind the @').toEqual([1, 1]);
  });
});

test('LANG-1 the language is chosen here too', async ({ page, app }) => {
  await page.goto('/profile');
  await app.profile.languageButton.click();
  await app.frame.openMenu.getByRole('menuitemradio', { name: 'Français' }).click();
  const inFrench = appOn(page, 'fr');
  await expect(inFrench.profile.heading).toBeVisible();
  await expect(inFrench.profile.languageButton).toHaveText('Français');
});

test('the theme is chosen here too, and lasts', async ({ page, app }) => {
  await page.goto('/profile');
  await app.profile.themeButton.click();
  await app.frame.openMenu
    .getByRole('menuitemradio', { name: app.text('gnap.theme-menu.dark') })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(app.profile.themeButton).toHaveText(app.text('gnap.theme-menu.dark'));
});

test('B-16 shortcuts of single keys are switched off at once and for good, and on again', async ({
  page,
  app,
}) => {
  const list = page.getByRole('dialog', { name: app.text('gnap.shortcuts.title') });
  const { shortcutsSwitch, heading } = app.profile;
  await page.goto('/profile');
  await shortcutsSwitch.uncheck();
  await heading.press('?');
  await expect(list).toHaveCount(0);
  // A shortcut with Ctrl stays.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: app.text('gnap.command-palette.title') });
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(shortcutsSwitch).not.toBeChecked();
  await shortcutsSwitch.check();
  await heading.press('?');
  await expect(list.getByRole('switch')).toBeChecked();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // Half-faded colors have a contrast that nobody sees for longer than a moment.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('B-33 axe finds nothing on the profile, and with a menu open', async ({ page, app }) => {
      await page.goto('/profile');
      await expect(app.profile.shortcutsSwitch).toBeVisible();
      await expectNoAxeViolations(page);
      await app.profile.themeButton.click();
      await expect(app.frame.openMenu).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, language: 'fr' });

  test('the buttons of both choices end at the same edge', async ({ page, app }) => {
    await page.goto('/profile');
    const [language, theme] = await Promise.all(
      [app.profile.languageButton, app.profile.themeButton].map((button) => button.boundingBox()),
    );
    const end = (box: typeof theme): number => (box?.x ?? 0) + (box?.width ?? 0);
    expect(end(theme ?? null)).toBeCloseTo(end(language ?? null), 0);
  });
});
