import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Scenario } from '../page/benchPage.js';
import { scriptTimes, TRACE_CATEGORIES, type Span } from './scriptTimes.js';

/** One key press or movement of the mouse. */
export interface Action {
  /** What it is a measurement of. */
  readonly label: string;
  run(): Promise<void>;
}

/** What is done with a subject once it is on the page. */
export interface Task {
  /** Gets the page ready, warms it up, and says what is to be measured. */
  prepare(page: Page, scenario: Scenario): Promise<readonly Action[]>;
  /** Throws unless the actions did what they should. */
  verify(page: Page, scenario: Scenario): Promise<void>;
}

/** What one action came to. */
export interface Measurement {
  readonly label: string;
  /** Milliseconds of script. */
  readonly time: number;
  /** Fields, cells or rows that were rendered. */
  readonly renders: number;
}

/** What an action has started is done by then, timers and frames too. */
const PAUSE = 30;

function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

async function settle(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  // So that nobody pays for what the subject before has left.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.detach();
  await pause(200);
}

async function measure(
  browser: Browser,
  page: Page,
  actions: readonly Action[],
): Promise<readonly Measurement[]> {
  const takeRenders = (): Promise<number> => page.evaluate(() => window.bench.takeRenders());
  await takeRenders();
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
  const spans: Span[] = [];
  const renders: number[] = [];
  for (const action of actions) {
    const start = now();
    await action.run();
    await pause(PAUSE);
    spans.push({ start, end: now() });
    renders.push(await takeRenders());
  }
  const times = scriptTimes(String(await browser.stopTracing()), spans);
  return actions.map(({ label }, index) => ({
    label,
    time: times[index] ?? NaN,
    renders: renders[index] ?? NaN,
  }));
}

/** Puts a subject on the page, does its task, measures, and takes it away again. */
export async function takeTurn(
  browser: Browser,
  page: Page,
  { scenario, task }: { scenario: Scenario; task: Task },
): Promise<readonly Measurement[]> {
  await page.evaluate((given) => {
    window.bench.mount(given);
  }, scenario);
  const actions = await task.prepare(page, scenario);
  await settle(page);
  const measurements = await measure(browser, page, actions);
  await task.verify(page, scenario);
  await page.evaluate(() => {
    window.bench.unmount();
  });
  return measurements;
}
