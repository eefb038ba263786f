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
