/** `npm run spec`: which rows of the specification are proven by tests. `--all` lists each test. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportSpec } from './specReport.js';
import type { NamedTest } from './specReport.js';
import { testTitles } from './testTitles.js';

const root = join(import.meta.dirname, '..', '..');

function readTests(): NamedTest[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => !/^tools[/\\]/.test(file))
    .map((file) => join('tests', file).replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      testTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
    );
}

const markdown = readFileSync(join(root, 'tests/spec.md'), 'utf8');
const { rows, problems, begun } = reportSpec(markdown, readTests());

if (process.argv.includes('--all'))
  for (const { id, title, state, tests } of rows) {
    console.log(`${id.padEnd(13)}${state}  ${title}`);
    for (const test of tests) console.log(`${' '.repeat(19)}${test.file}: ${test.title}`);
  }

const open = rows.filter(({ state, id }) => state === 'open' && !begun.includes(id));
console.log(`${rows.length} rows, ${rows.filter(({ state }) => state === 'done').length} done`);
if (open.length > 0) console.log(`open: ${open.map(({ id }) => id).join(' ')}`);
if (begun.length > 0)
  console.log(`has a test; mark it done once it fully holds: ${begun.join(' ')}`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
