import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requiredIds } from './specIds.js';
import { reportSpec } from './specReport.js';
import { testTitles } from './testTitles.js';

function table(states: Readonly<Record<string, string>> = {}, ids = requiredIds): string {
  const rows = ids.map((id) => `| ${id} | a title | ${states[id] ?? 'open'} |`);
  return ['| id | title | state |', '| --- | --- | --- |', ...rows].join('\n');
}

const file = 'tests/a.test.ts';

test('finds the titles of tests and groups, whichever way they are written', () => {
  const source = `
    describe('group', () => { it("one", f); test(\`two \${x} three\`, f); });
    test.describe('four', f); test.describe.serial('five', f); it.each([1])('six %s', f);
    describe.each\`a\`('seven', f); test.skip('not run', f); it.todo('not written');
    test.step('a step', f); other('no test'); regex.test('nor this');`;
  const titles = ['group', 'one', 'two … three', 'four', 'five', 'six %s', 'seven'];
  expect(testTitles(file, source)).toEqual(titles);
});

test('a row is proven by a title that holds its id as a whole word', () => {
  const titles = ['DATE-1 and RANGE-1: a format', 'xDATE-2', 'DATE-3-ish', 'UTF-8 is no row'];
  const { rows, begun, problems } = reportSpec(
    table(),
    titles.map((title) => ({ file, title })),
  );
  expect(begun).toEqual(['DATE-1', 'RANGE-1']);
  expect(rows.find(({ id }) => id === 'DATE-1')?.tests).toEqual([{ file, title: titles[0] }]);
  expect(problems).toEqual([]);
});

test('complains of a done row that no test names', () => {
  expect(reportSpec(table({ 'B-07': 'done' }), []).problems).toEqual([
    'B-07 (a title) is done, but no test names it; add one or mark it open.',
  ]);
});

test('complains of ids that the table lacks, has twice, or does not know', () => {
  const markdown = table({}, [...requiredIds.slice(1), 'MENU-1', 'MENU-99']);
  const { problems } = reportSpec(markdown, [{ file, title: 'A11Y-NONE too' }]);
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
    'MENU-1',
    'MENU-99',
    'TITLE-1',
    'A11Y-NONE',
  ]);
});

test('a row of a new family is not known yet, and is proven like any other', () => {
  const markdown = `${table()}\n| COPY-1 | a title | done |`;
  expect(reportSpec(markdown, [{ file, title: 'COPY-1 a press copies' }]).problems).toEqual([
    'COPY-1 is no known row; correct it, or add it to tests/tools/specIds.ts.',
  ]);
});

test('complains of a state that is neither open nor done', () => {
  expect(reportSpec(table({ 'TIP-1': 'half' }), []).problems[0]).toContain('"half"');
});

test('the table of this project is complete', () => {
  const markdown = readFileSync(new URL('../spec.md', import.meta.url), 'utf8');
  expect(reportSpec(markdown, []).rows).toHaveLength(requiredIds.length);
});
