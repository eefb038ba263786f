import { expectNoAxeViolations } from './support/axe.js';
import { expect, test } from './support/fixtures.js';
import { choiceName } from './support/texts.js';

test('TIP-1 the pointer opens a tooltip at the end of the body; it stays under the pointer', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await expect(app.frame.heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { tooltip, themeButton } = app.frame;
  await themeButton.hover();
  await expect(tooltip).toHaveText(app.text('gnap.theme-menu.label'));
  expect(await tooltip.evaluate(({ parentElement }) => parentElement?.parentElement?.tagName)).toBe(
    'BODY',
  );
  await expectNoAxeViolations(page);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await app.frame.languageButton.hover();
  await expect(tooltip).toHaveText(choiceName(app.text, app.text('gnap.language')));
  await app.frame.heading.hover();
  await expect(tooltip).toHaveCount(0);
  await expect(page.locator('body [title]')).toHaveCount(0);
});

test('TIP-1 A11Y-TIP the focus of a key opens it, a press and Escape close it', async ({
  page,
  app,
}) => {
  await page.goto('/people');
  await expect(app.people.table).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { tooltip, themeButton, languageButton } = app.frame;
  await languageButton.focus();
  await page.keyboard.press('Tab');
  await expect(themeButton).toBeFocused();
  await expect(tooltip).toHaveText(app.text('gnap.theme-menu.label'));
  // The name says the same, so nothing is read twice.
  await expect(themeButton).not.toHaveAttribute('aria-describedby');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(themeButton).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(tooltip).toHaveText(choiceName(app.text, app.text('gnap.language')));
  await page.keyboard.press('Enter');
  await expect(app.frame.openMenu).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});

test('A11Y-TIP it describes what has another name', async ({ page, app }) => {
  await page.goto('/');
  await expect(app.frame.heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => {
    element.setAttribute('data-tooltip', 'All of them');
  });
  await link.hover();
  await expect(link).toHaveAccessibleDescription('All of them');
  await page.keyboard.press('Escape');
  await expect(link).toHaveAccessibleDescription('');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('TIP-1 a finger that stays opens it and presses nothing; a tap presses', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.frame.heading).toBeVisible();
    await page.waitForLoadState('networkidle');
    const box = await app.frame.themeButton.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(app.frame.tooltip).toHaveText(app.text('gnap.theme-menu.label'));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(app.frame.tooltip).toBeVisible();
    await expect(app.frame.openMenu).toHaveCount(0);

    await app.frame.themeButton.tap();
    await expect(app.frame.openMenu).toBeVisible();
    await expect(app.frame.tooltip).toHaveCount(0);
  });
});
