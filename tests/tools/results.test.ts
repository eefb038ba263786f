import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countStage, countVitest } from './results.js';
import type { Counts } from './results.js';

const good = { status: 'passed', assertionResults: [{}, {}] };

test('counts what Vitest skipped as failed, and a file that could not be loaded too', () => {
  const report = { numPassedTests: 2, numTotalTests: 2, testResults: [good] };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 0 });
  const broken = { status: 'failed', assertionResults: [] };
  const bad = { numPassedTests: 2, numTotalTests: 3, testResults: [good, broken] };
  expect(countVitest(bad)).toEqual({ passed: 2, failed: 2 });
});

test('counts what Playwright skipped, repeated or could not start as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
});

test('a stage fails without a report, without a test, and with its command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnap-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const stage = (succeeded: boolean): Counts => countStage(succeeded, report, (it: Counts) => it);
  expect(stage(true)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(report, '{ "passed": 0, "failed": 0 }');
  expect(stage(true)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(report, '{ "passed": 3, "failed": 0 }');
  expect(stage(false)).toEqual({ passed: 3, failed: 1 });
  expect(stage(true)).toEqual({ passed: 3, failed: 0 });
  writeFileSync(report, '{ "passed": 3, "failed": 2 }');
  expect(stage(false)).toEqual({ passed: 3, failed: 2 });
});
