import type { Locator, Page } from '@playwright/test';

/** Nobody waits longer for a page, in milliseconds; what it shows by then is for the test to judge. */
const patience = 12_000;

/**
 * Makes a page's tests wait, as a person would, until what they opened or loaded again is there: a
 * failure that is told later would close the menu that they opened, or take the focus. A test that
 * asks for less itself (`waitUntil`) looks at the page on its way, and does not wait.
 * @param failures what tells of a failure, and goes away when it is tried again
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
