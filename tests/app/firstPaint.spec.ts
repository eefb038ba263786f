import type { Page } from '@playwright/test';
import { calm, expect, test } from './support/fixtures.js';

/** Opens a page whose app never comes, so that it stays as it was painted first. */
async function openFirstFrame(page: Page, path: string): Promise<void> {
  await page.route('**/assets/index-*.js', () => {});
  await page.goto(path, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
    .toBe(1);
}

interface FirstFrame {
  readonly lang: string;
  readonly dir: string;
  readonly canvas: string;
  readonly bar: string;
  readonly sidebar: string;
}

function readFrame(page: Page): Promise<FirstFrame> {
  return page.evaluate(() => {
    const { documentElement: html, body } = document;
    const [before, after] = [getComputedStyle(body, '::before'), getComputedStyle(body, '::after')];
    return {
      lang: html.lang,
      dir: html.dir,
      canvas: getComputedStyle(html).backgroundColor,
      bar: before.content === 'none' ? 'none' : before.height,
      sidebar: after.content === 'none' ? 'none' : after.width,
    };
  });
}

const LIGHT = 'rgb(245, 246, 248)';
const DARK = 'rgb(15, 18, 22)';
const noApp = calm('holds the app back');

test(
  'B-12 the first painted frame has language, direction, theme, bar and sidebar',
  noApp,
  async ({ page }) => {
    await openFirstFrame(page, '/people');
    expect(await readFrame(page)).toEqual({
      lang: 'en',
      dir: 'ltr',
      canvas: LIGHT,
      bar: '48px',
      sidebar: '248px',
    });
  },
);

test.describe('as it was left', () => {
  test.use({
    language: 'nl',
    colorScheme: 'light',
    stored: { 'gnap.theme': 'dark', 'gnap.sidebar-collapsed': 'true' },
  });

  test(
    'B-12 the first painted frame has what was chosen, a collapsed sidebar too',
    noApp,
    async ({ page }) => {
      await openFirstFrame(page, '/');
      expect(await readFrame(page)).toEqual({
        lang: 'nl',
        dir: 'ltr',
        canvas: DARK,
        bar: '48px',
        sidebar: '56px',
      });
    },
  );

  test(
    'B-12 B-17 in kiosk mode the first painted frame has no sidebar',
    noApp,
    async ({ page }) => {
      await openFirstFrame(page, '/?kiosk');
      expect(await readFrame(page)).toMatchObject({ bar: 'none', sidebar: 'none' });
    },
  );
});

test.describe('signed out, in a browser of another language', () => {
  test.use({ signedIn: false, locale: 'de-DE', colorScheme: 'dark' });

  test(
    'LANG-4 B-12 the first painted frame has the default language, and no sidebar',
    noApp,
    async ({ page }) => {
      await openFirstFrame(page, '/');
      expect(await readFrame(page)).toEqual({
        lang: 'nl',
        dir: 'ltr',
        canvas: DARK,
        bar: 'none',
        sidebar: 'none',
      });
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'B-12 the first painted frame has no sidebar, which is a drawer',
    noApp,
    async ({ page }) => {
      await openFirstFrame(page, '/');
      expect(await readFrame(page)).toMatchObject({ bar: '48px', sidebar: 'none' });
    },
  );
});

const PAGES = [
  '/',
  '/people',
  '/people/1',
  '/people/new',
  '/announcements',
  '/announcements/1',
  '/announcements/1/edit',
  '/profile',
  '/examples',
  '/examples/rich-text',
  '/secure',
  '/nowhere',
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    for (const path of PAGES) {
      test(`B-13 the layout shift of a first load of ${path} is below 0.02`, async ({
        page,
        app,
      }) => {
        await page.goto(path);
        await expect(app.frame.heading).toBeVisible();
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(
          () =>
            new Promise<number>((settle) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => {
                settle(sum);
              }, 100);
            }),
        );
        expect(shift).toBeLessThan(0.02);
      });
    }
  });
}
