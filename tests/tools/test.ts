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

/** Zones with summer time, with odd offsets, with days that have no midnight, and one that lost a day. */
const ZONES = [
  'Europe/Brussels',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Adelaide',
  'UTC',
];
const PICKERS = ['calendar', 'date-picker', 'date-range', 'time-input'];
const total = { passed: 0, failed: 0 };

function add({ passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
}

/** Runs a command in the open, and tells whether it succeeded. */
function succeeds(command: string, ...args: string[]): Promise<boolean> {
  console.log(`\n▶ ${[command, ...args].join(' ')}`);
  return new Promise((settle) => {
    // A browser that hangs must not hold up CI until it is cut off with no result at all.
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
  if (!(await succeeds('npm', 'run', '--silent', script))) add({ passed: 0, failed: 1 });
}

async function stage<Report>(
  name: string,
  count: (report: Report) => Counts,
  ...args: string[]
): Promise<void> {
  const succeeded = await succeeds('npx', ...args);
  add(countStage(succeeded, join(results, `${name}.json`), count));
}

// A report of an earlier run must not be counted.
rmSync(results, { recursive: true, force: true });

try {
  ensureChromium();
} catch (error) {
  add({ passed: 0, failed: 1 });
  console.error(error instanceof Error ? error.message : error);
}

// .ci/run has just built.
if (process.env['GNAP_BUILT'] !== '1') {
  await build('build:library');
  await build('build:app');
}
const vitestReport = `--outputFile.json=${join(results, 'vitest.json')}`;
await stage(
  'vitest',
  countVitest,
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  vitestReport,
);
// Dates have no zone: whatever the clock of a machine says, the pickers come to the same days and times.
for (const zone of ZONES) {
  const name = `dates-${zone.replace('/', '-')}`;
  process.env['TZ'] = zone;
  await stage(
    name,
    countVitest,
    'vitest',
    'run',
    ...PICKERS.map((folder) => `tests/headless/${folder}`),
    '--project=rules',
    '--project=hooks',
    '--reporter=json',
    `--outputFile.json=${join(results, `${name}.json`)}`,
  );
}
delete process.env['TZ'];
await stage(
  'playwright',
  countPlaywright,
  'playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
);
await stage('packed', (counts: Counts) => counts, 'tsx', 'tests/tools/packed.ts');

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
