/**
 * `npm test`: builds, then runs every test, the real browser included. A stage that fails does not
 * keep the next one from running. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { countPlaywright, countStage, countVitest } from './results.js';
import type { Counts } from './results.js';
import { root } from './run.js';

const results = join(root, 'test-results');

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

function add(counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.failures);
}

function addFailure(reason: string): void {
  add({ passed: 0, failed: 1, failures: [reason] });
}

/** Runs a command with its output on the terminal, and resolves to whether it succeeded. */
function succeeds(command: string, ...args: string[]): Promise<boolean> {
  console.log(`\n▶ ${[command, ...args].join(' ')}`);
  return new Promise((settle) => {
    // A browser that hangs must not hold up CI until CI cuts it off, with no result at all.
    const timeout = 30 * 60_000;
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', timeout, shell });
    child.on('error', (error) => {
      console.error(error.message);
      settle(false);
    });
    child.on('exit', (code) => settle(code === 0));
  });
}

async function build(script: string): Promise<void> {
  if (!(await succeeds('npm', 'run', '--silent', script))) addFailure(`npm run ${script}`);
}

async function stage<Report>(
  name: string,
  count: (report: Report) => Counts,
  ...args: string[]
): Promise<void> {
  const succeeded = await succeeds('npx', ...args);
  add(countStage(succeeded, join(results, `${name}.json`), count));
}

async function vitest(name: string, ...args: string[]): Promise<void> {
  const report = `--outputFile.json=${join(results, `${name}.json`)}`;
  const reporters = ['--reporter=default', '--reporter=json', report];
  await stage(name, countVitest, 'vitest', 'run', ...args, ...reporters);
}

// A report of an earlier run must not be counted.
rmSync(results, { recursive: true, force: true });

try {
  ensureChromium();
} catch (error) {
  addFailure(error instanceof Error ? error.message : String(error));
}

// .ci/run has just built.
if (process.env['GNAP_BUILT'] !== '1') {
  await build('build:library');
  await build('build:app');
}
await vitest('vitest');
await vitest('zones', '--config', 'tests/zones.config.ts');
await vitest('react18', '--config', 'tests/react18.config.ts');
await stage(
  'playwright',
  countPlaywright,
  'playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
);
await stage('packed', (counts: Counts) => counts, 'tsx', 'tests/tools/packed.ts');

// Once more, together: what each stage says of them is far above.
for (const failure of failures) console.error(`\n✗ ${failure}`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
