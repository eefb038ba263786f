import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstLoad } from './firstLoad.js';
import {
  addedBudgets,
  entryBudgets,
  foundation,
  overBudget,
  pageBudgets,
  wholeBudget,
} from './sizeBudgets.js';
import { gzippedKb, sizeOfEntry } from './sizeOfEntry.js';
import { sizeBeyond } from './sizeOfPage.js';
import { verdictOf } from './sizeVerdict.js';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['router.ts'],
  },
  '_react.js': { file: 'react.js' },
  'router.ts': {
    file: 'router.js',
    css: ['shell.css'],
    imports: ['index.html'],
    dynamicImports: ['a.tsx', 'b.tsx'],
  },
  'a.tsx': {
    file: 'a.js',
    css: ['a.css'],
    imports: ['_react.js', '_table.js'],
    dynamicImports: ['dialog.tsx'],
  },
  '_table.js': { file: 'table.js', css: ['shell.css'] },
  'b.tsx': { file: 'b.js' },
  'dialog.tsx': { file: 'dialog.js' },
};

test('the first load of a page is what lies on the way to it and what that imports statically', () => {
  expect(firstLoad(manifest, 'a.tsx')).toEqual({
    scripts: ['index.js', 'router.js', 'a.js', 'react.js', 'table.js'],
    styles: ['shell.css', 'a.css'],
  });
  expect(firstLoad(manifest, 'index.html')?.scripts).toEqual(['index.js', 'react.js']);
  expect(firstLoad(manifest, 'gone.tsx')).toBeUndefined();
});

test('the size of an entry leaves out React and the packages named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnap-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  // Base-36 digits of large numbers, so that gzip finds little to save.
  const noise = Array.from({ length: 3000 }, (_, i) => (i * 2654435761).toString(36)).join('');
  const heavy = write('heavy.ts', `export const heavy = '${noise}';`);
  const light = write(
    'light.ts',
    `import { useState } from 'react'; export const light = useState;`,
  );
  const outside = write('outside.ts', `export { big } from 'big'; export * from './light.js';`);
  expect(await sizeOfEntry([light])).toBeLessThan(0.2);
  expect(await sizeOfEntry([outside], ['big'])).toBeLessThan(0.2);
  expect(await sizeOfEntry([light, heavy])).toBeGreaterThan(5);
});

test('two modules that export the same name are not measured, since one of them would vanish', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnap-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modules = ['one.ts', 'other.ts'].map((name) => join(folder, name));
  for (const module of modules) writeFileSync(module, 'export const same = 1;');
  await expect(sizeOfEntry(modules)).rejects.toThrow('Two modules export same.');
});

test('what a page adds to another is what only it loads at first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gnap-size-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['index.js', 'react.js', 'router.js', 'table.js', 'a.js', 'b.js'])
    writeFileSync(join(folder, file), `export const name = '${file}';`);
  const own = ["export const name = 'a.js';", "export const name = 'table.js';"];
  expect(sizeBeyond(folder, 'a.tsx', 'b.tsx')).toBeCloseTo(
    own.reduce((total, text) => total + gzippedKb(text), 0),
  );
  expect(sizeBeyond(folder, 'a.tsx', 'gone.tsx')).toBeUndefined();
});

test('a row fails above its budget, and while it is listed as over it, above its ceiling', () => {
  const budget = 2;
  expect(verdictOf(2, { budget })).toEqual({ text: '', isFailure: false });
  expect(verdictOf(2.1, { budget })).toEqual({ text: '✗ over by 0.10', isFailure: true });
  expect(verdictOf(2.1, { budget, ceiling: 2.1 })).toEqual({
    text: 'over by 0.10 (ceiling 2.10)',
    isFailure: false,
  });
  expect(verdictOf(2.2, { budget, ceiling: 2.1 })).toMatchObject({ isFailure: true });
});

test('a row that weighs its ceiling to the byte is within it, a byte more is not', () => {
  const limits = { budget: 1.2, ceiling: 1.56 };
  expect(verdictOf(7.503 - 5.943, limits)).toMatchObject({ isFailure: false });
  expect(verdictOf(7.504 - 5.943, limits)).toMatchObject({ isFailure: true });
});

test('a row that is within its budget again says so, and one that is not there yet', () => {
  expect(verdictOf(1.9, { budget: 2, ceiling: 2.1 })).toMatchObject({
    text: expect.stringContaining('take it off'),
    isFailure: false,
  });
  expect(verdictOf(undefined, { budget: 2 })).toEqual({ text: 'not there yet', isFailure: false });
});

test('whatever is listed as over its budget has a budget, and a ceiling above it', () => {
  const budgets = new Map(
    [
      { name: 'foundation', ...foundation },
      ...entryBudgets,
      wholeBudget,
      ...pageBudgets,
      ...addedBudgets,
    ].map(({ name, kB }) => [name, kB]),
  );
  for (const [name, { ceiling }] of Object.entries(overBudget)) {
    expect(ceiling, name).toBeGreaterThan(budgets.get(name) ?? Infinity);
  }
});
