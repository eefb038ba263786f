import type { Locator, Page } from '@playwright/test';
import type { AppPages } from './pages/app.js';
import { calm, expect, test } from './support/fixtures.js';
import { createGate, type Gate } from './support/records.js';

/** What stands in place of content that is loading. */
const skeletons = (page: Page): Locator => page.locator('main [aria-busy=true]');

async function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Pages whose title and breadcrumbs take a line each, at any width, and what they wait for. */
const PAGES = [
  ['/', '**/api/overview?*'],
  ['/people', '**/api/people?*'],
  ['/profile', '**/api/profile'],
] as const;

/** Such pages in a wide window only. */
const WIDE_PAGES = [
  ['/announcements', '**/api/announcements?*'],
  ['/people/1', '**/api/people/1'],
] as const;

for (const [viewport, pages] of [
  [{ width: 1440, height: 900 }, [...PAGES, ...WIDE_PAGES]],
  [{ width: 320, height: 640 }, PAGES],
] as const) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport, hasTouch: viewport.width < 640 });

    for (const [path, api] of pages)
      test(
        `B-13 while ${path} loads, its cards stand where they will be`,
        calm('holds an answer back'),
        async ({ page, app }) => {
          const gate = createGate();
          await page.route(api, async (route) => {
            await gate.opened;
            await route.continue();
          });
          await page.goto(path);
          const waiting = skeletons(page).locator('.bg-surface').first();
          await expect(waiting).toBeVisible();
          const expected = await topOf(waiting);
          gate.open();
          await expect(app.frame.heading).toBeVisible();
          await expect(skeletons(page)).toHaveCount(0);
          const card = page.getByRole('main').locator('.bg-surface.rounded-card').first();
          expect(await topOf(card)).toBe(expected);
        },
      );
  });
}

/** Follows a link to a page that waits for its data until the gate that is returned is opened. */
async function goToWaitingPeople(page: Page, { frame, menu, text }: AppPages): Promise<Gate> {
  await page.goto('/');
  await expect(frame.heading).toBeVisible();
  const gate = createGate();
  await page.route('**/api/people?*', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await menu.goTo(text('app.menu.people'), text('app.menu.people-all'));
  return gate;
}

test(
  'B-04 who types in the filter of the menu while another page is loading loses no key',
  calm('holds an answer back'),
  async ({ page, app }) => {
    const { frame, menu, text } = app;
    const gate = await goToWaitingPeople(page, app);
    await menu.filterField.click();
    await page.keyboard.type('gua');
    gate.open();
    await expect(frame.heading).toHaveText(text('people.title'));
    await page.keyboard.type('rd');
    await expect(menu.filterField).toHaveValue('guard');
    await expect(menu.filterField).toBeFocused();
  },
);

test(
  'B-04 a menu that is opened while another page is loading stays open, and can be used',
  calm('holds an answer back'),
  async ({ page, app }) => {
    const { frame, text } = app;
    const gate = await goToWaitingPeople(page, app);
    await frame.accountButton.click();
    await expect(frame.openMenu).toBeVisible();
    gate.open();
    await expect(frame.heading).toHaveText(text('people.title'));
    await expect(frame.openMenu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.accountButton).toBeFocused();
  },
);
