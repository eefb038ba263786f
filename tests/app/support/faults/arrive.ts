import type { Locator, Page } from '@playwright/test';

/** How long to wait for a page, in milliseconds; the test judges what it shows by then. */
const patience = 12_000;

/**
 * Makes `goto` and `reload` wait, as a user would, until the page is there: a failure that is shown
 * later would close a menu that the test opened, or take the focus. A test that passes `waitUntil`
 * looks at the page while it loads, and does not wait.
 * @param failures what shows a failure, and goes away with a retry
 */
export function arrive(page: Page, failures: readonly Locator[]): void {
  const there = page
    .locator('body')
    .filter({ has: page.locator('h1') })
    .filter({ hasNot: page.locator('[aria-busy=true], .route-progress') });
  const settled = async (): Promise<void> => {
    await there.waitFor({ timeout: patience });
    for (const failure of failures) {
      await failure.first().waitFor({ state: 'hidden', timeout: patience });
    }
  };
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    if (options?.waitUntil === undefined) await settled().catch(() => {});
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await settled().catch(() => {});
    return response;
  };
}
