/** `npm run size`: entry points and first loads against their budgets (tests/tools/sizeBudgets.ts). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  addedBudgets,
  entryBudgets,
  foundation,
  overBudget,
  pageBudgets,
  stylesBudget,
  wholeBudget,
} from './sizeBudgets.js';
import type { AddedBudget, EntryBudget, PageBudget } from './sizeBudgets.js';
import { sizeOfEntry } from './sizeOfEntry.js';
import { sizeBeyond, sizeOfPage } from './sizeOfPage.js';
import { verdictOf } from './sizeVerdict.js';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'dist/app');
let failures = 0;

function figure(kB: number | undefined): string {
  return (kB === undefined ? '–' : kB.toFixed(2)).padStart(8);
}

function print(name: string, budget: number, kB: number | undefined, note = ''): void {
  const { text, isFailure } = verdictOf(kB, { budget, ceiling: overBudget[name]?.ceiling });
  if (isFailure) failures += 1;
  console.log(`${name.padEnd(20)}${figure(kB)} of ${figure(budget)}  ${note}${text}`.trimEnd());
}

function indexOf(feature: string): string {
  return join(root, 'headless', feature, 'index.ts');
}

function isThere(feature: string): boolean {
  return existsSync(indexOf(feature));
}

const base = foundation.features.map(indexOf);

/** Measures an entry without the foundation, which is counted once, in its own row. */
async function measureEntry({ name, features, kB, leftOut }: EntryBudget): Promise<void> {
  const entries = features.filter(isThere).map(indexOf);
  const absent = features.filter((feature) => !isThere(feature));
  if (entries.length === 0) {
    print(name, kB, undefined);
    return;
  }
  const withBase = await sizeOfEntry([...base, ...entries], leftOut);
  const adds = withBase - (await sizeOfEntry(base));
  const alone = await sizeOfEntry(entries, leftOut);
  const waiting = absent.length > 0 ? `without ${absent.join(', ')}; ` : '';
  print(name, kB, adds, `alone ${figure(alone)}  ${waiting}`);
}

function missing(module: string): void {
  failures += 1;
  console.error(
    `✗ app/${module} exists, but has no chunk of its own: it is not imported lazily, or ` +
      'dist/app is older than it. Run `npm run build:app`, or name its chunk in sizeBudgets.ts.',
  );
}

function measurePage({ name, module, kB }: PageBudget): void {
  const size = sizeOfPage(app, module);
  print(name, kB, size?.scripts);
  if (size !== undefined) print(`${name}, styles`, stylesBudget, size.styles);
  else if (existsSync(join(root, 'app', module))) missing(module);
}

function measureAdded({ name, module, over, kB }: AddedBudget): void {
  const size = sizeBeyond(app, module, over);
  print(name, kB, size);
  if (size === undefined && existsSync(join(root, 'app', module))) missing(module);
}

console.log('Toolkit, kB gzipped, without React: what an entry adds to the foundation, and alone');
print('foundation', foundation.kB, await sizeOfEntry(base));
for (const budget of entryBudgets) await measureEntry(budget);
const whole = readdirSync(join(root, 'headless'))
  .filter(isThere)
  .filter((feature) => !wholeBudget.without.includes(feature));
print(
  wholeBudget.name,
  wholeBudget.kB,
  await sizeOfEntry(whole.map(indexOf), wholeBudget.leftOut),
  'with the foundation  ',
);

console.log('\nReference app, first load, kB gzipped, with React');
if (existsSync(join(app, '.vite/manifest.json'))) {
  for (const page of pageBudgets) measurePage(page);
  console.log('\nReference app, on top of a page, kB gzipped');
  for (const added of addedBudgets) measureAdded(added);
} else console.log('not built yet: run `npm run build:app` first');

if (failures > 0)
  console.error('\n✗ The limits, and when they may change, are in tests/tools/sizeBudgets.ts.');
process.exitCode = failures > 0 ? 1 : 0;
