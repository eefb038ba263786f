import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects axe to find nothing on the page as it is now, best practices included.
 * @param within a CSS selector: looks there alone, which is faster. Default: the whole page
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target, failureSummary = '' }) => [target.join(' '), failureSummary]),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** The same in the light and the dark theme, between which the page changes as the system does. */
export async function expectNoAxeViolationsInBothThemes(
  page: Page,
  within?: string,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Half-faded colors have a contrast that nobody sees for longer than a moment.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoAxeViolations(page, within);
  }
}
