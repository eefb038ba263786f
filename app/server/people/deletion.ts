import type { InValue } from '@libsql/client';
import { Fields } from '../fields.js';
import { searchCondition } from '../listQuery.js';

/** People to delete, ready to go into SQL. */
export interface DeletionRequest {
  /** A condition with `?` for each of `args`. */
  readonly where: string;
  readonly args: readonly InValue[];
  /** The number that the user confirmed: if there are more, nobody is deleted. */
  readonly expected: number;
}

const mostIds = 5_000;

/** The ids are one parameter, so the statement is the same however many there are. */
function idsCondition(ids: readonly number[]): Pick<DeletionRequest, 'where' | 'args'> {
  return { where: 'id IN (SELECT value FROM json_each(?))', args: [JSON.stringify(ids)] };
}

/**
 * Reads the body that deletes people: `{ ids, expected }`, or
 * `{ query: { search }, except, expected }` for all that the list finds with that search, except
 * some.
 * @throws Problem `validation`; `malformed-request`
 */
export function parseDeletion(body: unknown): DeletionRequest {
  const fields = new Fields(body);
  const expected = fields.integer('expected');
  if (expected < 0) fields.fail('expected', 'min');
  if (!fields.has('query')) {
    const ids = fields.ids('ids', mostIds);
    if (ids.length === 0 && !fields.has('ids')) fields.fail('ids', 'required');
    fields.check();
    return { ...idsCondition(ids), expected };
  }
  const search = fields.object('query', (query) => query.text('search', { maxLength: 1_000 }));
  const except = idsCondition(fields.ids('except', mostIds));
  fields.check();
  const found = searchCondition(search ?? '');
  return {
    where: `(${found.where}) AND NOT ${except.where}`,
    args: [...found.args, ...except.args],
    expected,
  };
}
