import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a stage passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, and why: a paragraph for each. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

/** A message may hold a whole page. */
const linesPerFailure = 25;

function failure(title: readonly string[], messages: readonly (string | undefined)[]): string {
  const told = messages.filter((message) => message !== undefined);
  const lines = [title.join(' › '), ...told].join('\n').split('\n');
  return lines.slice(0, linesPerFailure).join('\n');
}

/** Counts of Vitest's JSON report. A file that could not even be loaded is a failure. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => failure([name, fullName], failureMessages ?? [])),
  );
  // The rest of the total failed, was skipped or is still to be written; none of that is allowed.
  const failed = report.numTotalTests - report.numPassedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed,
    failures: [...failures, ...broken.map(({ name, message }) => failure([name], [message]))],
  };
}

function playwrightFailures(suite: PlaywrightSuite, parents: readonly string[]): string[] {
  const titles = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) =>
        failure(
          [...titles, title],
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightFailures(inner, titles))];
}

/** Counts of Playwright's JSON report. Skipped and flaky tests are failures. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failures = suites.flatMap((suite) => playwrightFailures(suite, []));
  return {
    passed: stats.expected,
    failed,
    failures: [...failures, ...errors.map(({ message }) => failure(['Playwright'], [message]))],
  };
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
    : { passed: 0, failed: 1, failures: [`There is no report ${reportPath}.`] };
  const missed = counts.failed === 0 && (!succeeded || counts.passed === 0);
  if (!missed) return counts;
  return { ...counts, failed: 1, failures: [`Something beside the tests of ${reportPath}.`] };
}
