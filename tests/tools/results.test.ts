import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countStage, countVitest } from './results.js';
import type { Counts } from './results.js';

const good = {
  name: 'good.test.ts',
  status: 'passed',
  assertionResults: [
    { status: 'passed', fullName: 'one' },
    { status: 'passed', fullName: 'two' },
  ],
};

test('counts what Vitest skipped as failed, and a file that could not be loaded too, and names them', () => {
  const report = { numPassedTests: 2, numTotalTests: 2, testResults: [good] };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 0, failures: [] });
  const broken = {
    name: 'c.test.ts',
    status: 'failed',
    message: 'No module',
    assertionResults: [],
  };
  const bad = {
    name: 'b.test.ts',
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2'] },
      { status: 'skipped', fullName: 'subtracts', failureMessages: null },
    ],
  };
  const testResults = [good, broken, bad];
  expect(countVitest({ numPassedTests: 2, numTotalTests: 4, testResults })).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      'b.test.ts › adds\nexpected 1 to be 2',
      'b.test.ts › subtracts',
      'c.test.ts\nNo module',
    ],
  });
});

test('counts what Playwright skipped, repeated or could not start as failed, and names it', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  const spec = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const inner = {
    title: 'on a phone',
    specs: [
      spec('fits', 'expected'),
      spec('scrolls', 'unexpected', 'It does not'),
      spec('turns', 'flaky', 'Not at first'),
    ],
  };
  const suites = [{ title: 'a.spec.ts', specs: [spec('opens', 'skipped')], suites: [inner] }];
  const errors = [{ message: 'No browser' }];
  expect(countPlaywright({ stats, errors, suites })).toEqual({
    passed: 5,
    failed: 4,
    failures: [
      'a.spec.ts › opens',
      'a.spec.ts › on a phone › scrolls\nIt does not',
      'a.spec.ts › on a phone › turns\nNot at first',
      'Playwright\nNo browser',
    ],
  });
});

test('a stage fails without a report, without a test, and with its command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnap-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, 'report.json');
  const stage = (succeeded: boolean): Counts => countStage(succeeded, report, (it: Counts) => it);
  const write = (passed: number, ...failures: readonly string[]): void => {
    writeFileSync(report, JSON.stringify({ passed, failed: failures.length, failures }));
  };
  expect(stage(true)).toMatchObject({ passed: 0, failed: 1 });
  write(0);
  expect(stage(true)).toMatchObject({ passed: 0, failed: 1 });
  write(3);
  expect(stage(false)).toMatchObject({ passed: 3, failed: 1 });
  expect(stage(true)).toMatchObject({ passed: 3, failed: 0 });
  write(3, 'one', 'two');
  expect(stage(false)).toMatchObject({ passed: 3, failed: 2, failures: ['one', 'two'] });
});
