import type { Page } from '@playwright/test';

/**
 * Reloads as the page itself does, which knows that it wants to ask. The browser's process hears of
 * that a little later, so `page.reload()` right after a change may be too early for it.
 */
export async function reloadFromWithin(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    location.reload();
  });
  await loaded;
}
