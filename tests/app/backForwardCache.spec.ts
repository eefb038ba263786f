import { findChromium } from '../tools/chromium.js';
import { fillStorage } from './support/fillStorage.js';
import { calm, expect, test } from './support/fixtures.js';

test.describe('in a browser with its back/forward cache', () => {
  test(
    'B-21 the page enters the cache when it is left, and comes back as it was',
    calm('counts on a page that has settled'),
    async ({ playwright, launchOptions, storedItems, server, app }) => {
      // A headless shell has no such cache.
      const executablePath = findChromium();
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ...(executablePath !== undefined && { executablePath }),
        // By default the tests switch the cache off.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const context = await browser.newContext();
      await fillStorage(context, server.url, storedItems);
      const page = await context.newPage();
      const shown: string[] = [];
      page.on('console', (message) => shown.push(message.text()));
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          console.log(`${location.pathname} ${persisted ? 'came back' : 'was loaded'}`);
        });
      });
      await page.goto(`${server.url}/people`);
      await expect(page.getByRole('table', { name: app.text('people.title') })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.goto(`${server.url}/favicon.svg`);
      await page.evaluate(() => {
        history.back();
      });
      await expect.poll(() => shown).toContain('/people came back');
      await browser.close();
    },
  );
});
