import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme changes is colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** No page has frames, for which axe would open a page of its own each time. */
function axeOn(page: Page, within: string): AxeBuilder {
  const options = { resultTypes: ['violations' as const] };
  return new AxeBuilder({ page }).setLegacyMode().options(options).include(within);
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target, failureSummary = '' }) => [target.join(' '), failureSummary]),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * Expects axe to find nothing on the page as it is now, best practices included.
 * @param within a CSS selector: looks there alone, which is faster. Default: the whole page
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectNothingFound(page, axeOn(page, within).withTags(tags));
}

/** The same for colors alone: for another theme of what has been looked at whole. */
export async function expectNoColorViolations(page: Page, within = 'html'): Promise<void> {
  await expectNothingFound(page, axeOn(page, within).withRules(colorRules));
}

/** The same in the light and the dark theme, between which the page changes as the system does. */
export async function expectNoAxeViolationsInBothThemes(
  page: Page,
  within?: string,
): Promise<void> {
  // Half-faded colors have a contrast that nobody sees for longer than a moment.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoAxeViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoColorViolations(page, within);
}
