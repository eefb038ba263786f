/** `npm run size`: entry points and first loads against their budgets (tests/tools/sizeBudgets.ts). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entryBudgets, pageBudgets, stylesBudget, wholeBudget } from './sizeBudgets.js';
import type { EntryBudget } from './sizeBudgets.js';
import { sizeOfEntry } from './sizeOfEntry.js';
import { sizeOfPage } from './sizeOfPage.js';

const root = join(import.meta.dirname, '..', '..');
let tooLarge = 0;

function print(name: string, budget: number, kB: number | undefined, note = ''): void {
  const over = kB !== undefined && kB > budget;
  if (over) tooLarge += 1;
  const size = kB === undefined ? '–' : kB.toFixed(1);
  const verdict = kB === undefined ? 'not there yet' : over ? '✗ over its budget' : note;
  console.log(
    `${name.padEnd(28)}${size.padStart(7)} of ${budget.toFixed(1).padStart(5)}  ${verdict}`,
  );
}

function indexOf(feature: string): string {
  return join(root, 'headless', feature, 'index.ts');
}

async function measure({ name, features, kB, leftOut }: EntryBudget): Promise<void> {
  const there = features.map(indexOf).filter((path) => existsSync(path));
  const absent = features.filter((feature) => !existsSync(indexOf(feature)));
  const size = there.length > 0 ? await sizeOfEntry(there, leftOut) : undefined;
  print(name, kB, size, absent.length > 0 ? `without ${absent.join(', ')}, not there yet` : '');
}

console.log('Toolkit, kB gzipped, without React');
for (const budget of entryBudgets) await measure(budget);
const features = readdirSync(join(root, 'headless')).filter((feature) =>
  existsSync(indexOf(feature)),
);
const whole = features.filter((feature) => !wholeBudget.without.includes(feature));
await measure({ ...wholeBudget, features: whole });

console.log('\nReference app, first load, kB gzipped');
const app = join(root, 'dist/app');
if (existsSync(join(app, '.vite/manifest.json')))
  for (const { name, module, kB } of pageBudgets) {
    const size = sizeOfPage(app, module);
    print(name, kB, size?.scripts);
    if (size !== undefined) print(`${name}, styles`, stylesBudget, size.styles);
    else if (existsSync(join(root, 'app', module))) {
      tooLarge += 1;
      console.error(
        `✗ app/${module} exists, but has no chunk of its own: it is not imported lazily, or ` +
          'dist/app is older than it. Run `npm run build:app`, or name its chunk in sizeBudgets.ts.',
      );
    }
  }
else console.log('not built yet: run `npm run build:app` first');

process.exitCode = tooLarge > 0 ? 1 : 0;
