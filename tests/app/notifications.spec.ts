import { expectNoAxeViolations } from './support/axe.js';
import { chunkOf } from './support/chunks.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate } from './support/records.js';

/** The button of the demonstration that throws an error, which is told by a notification. */
test.describe('with errors that are told', () => {
  test.use({ allowedErrors: /Thrown on purpose/ });

  test('B-30 equal ones collapse with a count, F8 goes to them and back, a modal being open or not', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    const fail = page.getByRole('button', { name: app.text('demonstrations.error.throw') });
    await fail.click();
    await fail.click();
    await expect(app.notifications.items).toHaveCount(1);
    await expect(app.notifications.items).toContainText('×2');
    await expect(fail).toBeFocused();
    await page.keyboard.press('F8');
    await expect(app.notifications.region).toBeFocused();
    await page.keyboard.press('F8');
    await expect(fail).toBeFocused();

    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(app.notifications.region).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(app.notifications.items).toHaveCount(0);
    await expect(palette.getByRole('combobox')).toBeFocused();
  });

  test('A11Y-NOTE two live regions are there from the start and speak once; the item is silent', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    await expect(app.frame.heading).toBeVisible();
    const regions = page.locator('[aria-live=polite], [aria-live=assertive]');
    await expect(regions).toHaveCount(2);
    await page.evaluate(() => {
      const spoken: string[] = [];
      Reflect.set(window, 'spoken', spoken);
      const region = document.querySelector('[aria-live=assertive]');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) spoken.push(node.textContent ?? '');
      }).observe(region ?? document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: app.text('demonstrations.error.throw') }).click();
    await expect(app.notifications.items).toHaveCount(1);
    const words = `${app.text('gnap.error-notification-title')}. ${app.text('gnap.error-notification-text')}`;
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'spoken') as unknown))
      .toEqual([words]);
    await expect(
      app.notifications.region.locator('[role=alert], [role=status], [aria-live]'),
    ).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('B-30 what was closed is in the history, and does not count as unseen', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    const { bell, history, items } = app.notifications;
    await page.getByRole('button', { name: app.text('demonstrations.error.throw') }).click();
    await items.getByRole('button', { name: app.text('gnap.notification-close') }).click();
    await expect(items).toHaveCount(0);
    await expect(bell).toHaveAccessibleName(app.text('gnap.notification-history.label'));
    await bell.click();
    await expect(history.getByRole('listitem')).toContainText(
      app.text('gnap.error-notification-title'),
    );
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(history.getByRole('listitem')).toHaveCount(0);
    await expect(history).toContainText(app.text('gnap.notification-history.empty'));
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
    await expect(bell).toBeFocused();
  });
});

test(
  'B-30 time stands still under the pointer and on a hidden page; what went unseen is counted',
  calm('a failure is a notification too'),
  async ({ page, app, api }) => {
    const { id } = await api.addPerson();
    await page.clock.install();
    await page.goto(`/people/${id}`);
    await expect(app.person.saveButton).toBeVisible();
    await page.waitForLoadState('networkidle');
    await app.person.givenName.fill('Augusta');
    await app.person.save();
    const { bell, history, items } = app.notifications;
    await expect(items).toHaveCount(1);
    await expect(app.person.saveButton).toBeFocused();

    await items.hover();
    await page.clock.runFor(20_000);
    await expect(items).toHaveCount(1);
    const setHidden = (isHidden: boolean): Promise<void> =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          value: hidden ? 'hidden' : 'visible',
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await app.frame.heading.hover();
    await page.clock.runFor(20_000);
    await expect(items).toHaveCount(1);
    await setHidden(false);
    await page.clock.runFor(6_100);
    await expect(items).toHaveCount(0);

    await expect(bell).toHaveAccessibleName(
      app.text('gnap.notification-history.unread', { count: '1' }),
    );
    await bell.click();
    await expect(history.getByRole('listitem')).toContainText(app.text('forms.saved'));
    await app.frame.heading.click();
    await expect(history).toHaveCount(0);
    await expect(bell).toHaveAccessibleName(app.text('gnap.notification-history.label'));
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, allowedErrors: /Thrown on purpose/ });

  test('B-30 notifications leave the bar within reach, and the list fits', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    await page.getByRole('button', { name: app.text('demonstrations.error.throw') }).click();
    await expect(app.notifications.items).toHaveCount(1);
    await app.notifications.bell.click();
    const box = await app.notifications.history.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await app.menu.showButton.click();
    await expect(app.menu.sidebar).toBeVisible();
  });
});

test.describe('before the code that shows them is there', () => {
  test.use({ allowedErrors: /Thrown on purpose/ });

  test(
    'NOTE-1 NOTE-2 what is shown meanwhile waits, and nothing is lost',
    calm('holds a file back'),
    async ({ page, app }) => {
      const gate = createGate();
      await page.route(chunkOf('rootExtras.ts'), async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto('/error');
      const fail = page.getByRole('button', { name: app.text('demonstrations.error.throw') });
      await fail.click();
      await expect(page.locator('[aria-live=assertive]')).toContainText(
        app.text('gnap.error-notification-title'),
      );
      await expect(app.notifications.region).toHaveCount(0);
      gate.open();
      await app.notifications.expectUnexpectedError();
    },
  );

  test('NOTE-2 a thousand in one tick are one with its count, and the page answers', async ({
    page,
    app,
  }) => {
    await page.goto('/error');
    const fail = page.getByRole('button', { name: app.text('demonstrations.error.throw') });
    await fail.evaluate((button) => {
      for (let press = 0; press < 1000; press += 1)
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expect(app.notifications.items).toHaveCount(1);
    await expect(app.notifications.items).toContainText('×1000');
    await app.menu.link(app.text('app.menu.home')).click();
    await expect(page).toHaveURL('/');
  });
});
