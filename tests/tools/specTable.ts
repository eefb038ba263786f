import { requiredIds } from './specIds.js';

/** One row of the table in tests/spec.md. */
export interface SpecRow {
  readonly id: string;
  readonly title: string;
  readonly state: 'open' | 'done';
}

const tableRow = /^\|\s*([A-Z0-9]+-\w+)\s*\|\s*(.*?)\s*\|\s*(\S*)\s*\|$/;

/** Reads the table. Its problems go to `complain`, so that all of them show at once. */
export function readTable(markdown: string, complain: (problem: string) => void): SpecRow[] {
  const rows = new Map<string, SpecRow>();
  for (const line of markdown.split('\n')) {
    const [, id, title = '', state] = tableRow.exec(line) ?? [];
    if (id === undefined) continue;
    if (rows.has(id)) complain(`${id} stands in the table twice; remove one of the two rows.`);
    if (!requiredIds.includes(id))
      complain(`${id} is no known row; correct it, or add it to tests/tools/specIds.ts.`);
    if (state === 'open' || state === 'done') rows.set(id, { id, title, state });
    else complain(`${id} has the state "${state}"; write open or done.`);
  }
  for (const id of requiredIds)
    if (!rows.has(id)) complain(`${id} is missing from the table; add its row.`);
  return [...rows.values()];
}
