import type { Page } from '@playwright/test';
import type { AppPages } from './pages/app.js';
import { EXAMPLE_PAGE_GROUPS, PAGE_GROUPS, REFUSED_PAGES } from './support/addresses.js';
import { expect, test } from './support/fixtures.js';
import {
  findOverlaps,
  findSidewaysScroll,
  lengthenTexts,
  turnTo,
} from './support/pseudoLocales.js';
import { visit } from './support/visit.js';

const windows = [
  { width: 320, height: 640 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const softly = expect.configure({ soft: true });

/** Looks at a page in every window, with long texts from left to right, and then right to left. */
async function look(page: Page, app: AppPages, path: string): Promise<void> {
  await expect(app.frame.languageButton).toHaveCount(0);
  for (const direction of ['ltr', 'rtl'] as const) {
    await turnTo(page, direction);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const message = `${path}, ${direction}, ${viewport.width} × ${viewport.height}`;
      await softly.poll(() => findSidewaysScroll(page), { message }).toEqual([]);
      await softly.poll(() => findOverlaps(page), { message }).toEqual([]);
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /status of 40[34]/ });
test.beforeEach(({ page }) => lengthenTexts(page));

for (const [group, paths] of [
  ...Object.entries(PAGE_GROUPS),
  ...Object.entries(EXAMPLE_PAGE_GROUPS),
  ['refused', REFUSED_PAGES] as const,
])
  test(`B-19 LANG-1 with long texts only tables scroll sideways, and nothing overlaps, on the pages of ${group}`, async ({
    page,
    app,
  }) => {
    for (const path of paths) {
      await visit(page, path);
      await look(page, app, path);
    }
  });

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('B-19 LANG-1 with long texts only tables scroll sideways, and nothing overlaps, on sign-in', async ({
    page,
    app,
  }) => {
    await page.goto('/');
    await expect(app.signIn.heading).toBeVisible();
    await look(page, app, 'sign-in');
  });
});
