import type { Browser, Page } from 'playwright-core';
import type { Scenario } from '../page/benchPage.js';
import { takeTurn, type Measurement, type Task } from './turn.js';

/** Several subjects that do the same. */
export interface Contest {
  readonly title: string;
  readonly subjects: readonly string[];
  readonly scenario: Omit<Scenario, 'subject'>;
  readonly task: Task;
  /** What is rendered: `fields`. Default: it is not counted. */
  readonly rendered?: string | undefined;
}

/** Of one subject: the medians of each kind of action. */
export interface Standing {
  readonly subject: string;
  readonly medians: readonly Measurement[];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
}

function standingOf(subject: string, measurements: readonly Measurement[]): Standing {
  const labels = [...new Set(measurements.map(({ label }) => label))];
  return {
    subject,
    medians: labels.map((label) => {
      const own = measurements.filter((measurement) => measurement.label === label);
      return {
        label,
        time: median(own.map(({ time }) => time)),
        renders: median(own.map(({ renders }) => renders)),
      };
    }),
  };
}

/**
 * Lets the subjects take turns, beginning each round with another one, so that a busy moment of the
 * machine hits them all. A first round, which warms up the code, is not counted.
 */
export async function hold(
  browser: Browser,
  page: Page,
  { contest, rounds }: { contest: Contest; rounds: number },
): Promise<readonly Standing[]> {
  const { subjects, scenario, task } = contest;
  const turns = new Map<string, Measurement[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % subjects.length;
    for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
      const turn = { scenario: { ...scenario, subject }, task };
      const measurements = await takeTurn(browser, page, turn);
      if (round > 0) turns.get(subject)?.push(...measurements);
    }
  }
  return subjects.map((subject) => standingOf(subject, turns.get(subject) ?? []));
}
