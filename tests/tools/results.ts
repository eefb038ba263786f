import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a stage passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

/** Counts of Vitest's JSON report. A file that could not even be loaded is a failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  // The rest of the total failed, was skipped or is still to be written; none of that is allowed.
  const failed = report.numTotalTests - report.numPassedTests + broken.length;
  return { passed: report.numPassedTests, failed };
}

/** Counts of Playwright's JSON report. Skipped and flaky tests are failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/**
 * Counts of a stage that has ended. A stage fails at least once if its command failed, if it left
 * no report, or if it ran no test at all.
 */
export function countStage<Report>(
  succeeded: boolean,
  reportPath: string,
  count: (report: Report) => Counts,
): Counts {
  const counts = existsSync(reportPath)
    ? count(JSON.parse(readFileSync(reportPath, 'utf8')) as Report)
    : { passed: 0, failed: 1 };
  const missed = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return missed ? { ...counts, failed: 1 } : counts;
}
