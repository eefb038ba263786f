import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';

/** In the page, once the program has run there. */
declare const axe: typeof Axe;

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme changes is colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Half-faded colors have a contrast that nobody sees for longer than a moment. */
async function waitForFading(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What takes longer is a countdown, which may stand still, or has no end.
    const fading = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
      );
    // One that is canceled has no end.
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function expectNothingFound(page: Page, within: string, runOnly: RunOnly): Promise<void> {
  await waitForFading(page);
  // Half a megabyte, which a page that is looked at again has already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(program);
  const { violations } = await page.evaluate(
    (look) =>
      axe.run({ include: [look.within] }, { runOnly: look.runOnly, resultTypes: ['violations'] }),
    { within, runOnly },
  );
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
  await expectNothingFound(page, within, { type: 'tag', values: TAGS });
}

/** The same for colors alone: for another theme of what has been looked at whole. */
export async function expectNoColorViolations(page: Page, within = 'html'): Promise<void> {
  await expectNothingFound(page, within, { type: 'rule', values: COLOR_RULES });
}

/** The same in the light and the dark theme, between which the page changes as the system does. */
export async function expectNoAxeViolationsInBothThemes(
  page: Page,
  within?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoAxeViolations(page, within);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoColorViolations(page, within);
}
