import { expect, test } from './support/fixtures.js';
import {
  findOverlaps,
  findSidewaysScroll,
  lengthenTexts,
  turnRightToLeft,
} from './support/pseudoLocales.js';

const windows = [
  { width: 320, height: 640 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const viewport of windows) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const pseudo of ['long texts', 'right to left']) {
      test(`B-19 LANG-1 with ${pseudo} only tables scroll sideways, and nothing overlaps`, async ({
        page,
        app,
      }) => {
        if (pseudo === 'long texts') await lengthenTexts(page);
        for (const path of ['/', '/people', '/people/1', '/error', '/examples', '/profile']) {
          await page.goto(path);
          await expect(app.frame.heading).toBeVisible();
          await expect(page.locator('header .lucide-bell')).toBeVisible();
          if (pseudo === 'right to left') await turnRightToLeft(page);
          else await expect(app.frame.languageButton).toHaveCount(0);
          expect.soft(await findSidewaysScroll(page), path).toEqual([]);
          expect.soft(await findOverlaps(page), path).toEqual([]);
        }
      });
    }
  });
}
