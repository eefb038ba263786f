import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

/**
 * Opens a page behind sign-in, and waits until it is there. The first visit loads the app; later
 * ones navigate within it, as by a link, which takes a third of the time.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await expect(heading).toBeVisible();
  } else {
    const before = await heading.innerText();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(heading).not.toHaveText(before);
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
