import { requiredIds } from './specIds.js';
import { readTable } from './specTable.js';
import type { SpecRow } from './specTable.js';

/** A test or group of tests, by its title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** The outcome of `npm run spec`. */
export interface SpecReport {
  readonly rows: readonly (SpecRow & { readonly tests: readonly NamedTest[] })[];
  /** Any of these fails the command. */
  readonly problems: readonly string[];
  /** Open rows that some test names already. */
  readonly begun: readonly string[];
}

/** Finds ids of the families of these, so that UTF-8 or ISO-8601 in a title is none. */
function idsLike(ids: readonly string[]): RegExp {
  const families = [...new Set(ids.map((id) => id.split('-', 1)[0]))];
  return new RegExp(String.raw`(?<![\w-])(?:${families.join('|')})-\w+(?![\w-])`, 'g');
}

/** Compares the table with the tests: a row is proven by a test whose title holds its id. */
export function reportSpec(markdown: string, tests: readonly NamedTest[]): SpecReport {
  const problems: string[] = [];
  const table = readTable(markdown, (problem) => problems.push(problem));
  const byId = new Map<string, NamedTest[]>(table.map(({ id }) => [id, []]));
  const idInTitle = idsLike([...requiredIds, ...byId.keys()]);
  for (const test of tests)
    for (const id of new Set(test.title.match(idInTitle))) {
      const named = byId.get(id);
      if (named !== undefined) named.push(test);
      else problems.push(`${id} is not in the table, but ${test.file} names it: "${test.title}".`);
    }
  const rows = table.map((row) => ({ ...row, tests: byId.get(row.id) ?? [] }));
  for (const { id, title, state, tests: named } of rows)
    if (state === 'done' && named.length === 0)
      problems.push(`${id} (${title}) is done, but no test names it; add one or mark it open.`);
  const begun = rows.filter((row) => row.state === 'open' && row.tests.length > 0);
  return { rows, problems, begun: begun.map(({ id }) => id) };
}
