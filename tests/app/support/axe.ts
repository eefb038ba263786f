import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';

/** A global of the page, once axe has been loaded there. */
declare const axe: typeof Axe;

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme changes nothing but colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Waits for fades to end: half-faded colors fail the contrast rules, but are seen only for a
 * moment.
 */
async function waitForFading(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A longer animation is a countdown, which may be paused, or never ends.
    const fading = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1000,
      );
    // `finished` rejects when an animation is canceled.
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function expectNothingFound(page: Page, within: string, runOnly: RunOnly): Promise<void> {
  await waitForFading(page);
  // Half a megabyte, loaded only once for a page that is checked again.
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
 * @param within a CSS selector: checks that part alone, which is faster. Default: the whole page
 */
export async function expectNoAxeViolations(page: Page, within = 'html'): Promise<void> {
  await expectNothingFound(page, within, { type: 'tag', values: TAGS });
}

/** The same for colors alone, for another theme of a page that has been checked in full. */
async function expectNoColorViolations(page: Page, within = 'html'): Promise<void> {
  await expectNothingFound(page, within, { type: 'rule', values: COLOR_RULES });
}

/**
 * Expects axe to find nothing in the light theme, and nothing about colors in the dark one. The page
 * switches between them as the system does.
 */
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
