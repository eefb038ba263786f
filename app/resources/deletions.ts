import type { Http, RepeatableWrite } from '../../headless/http/index.js';
import type { RowSelection } from '../../headless/selection/index.js';
import { createReader } from './reader.js';

/** The outcome of a deletion. */
export interface Deletion {
  readonly count: number;
  /** The name to undo it by, valid for ten minutes. */
  readonly undo: string;
}

/** The outcome of undoing a deletion. */
export interface Restoration {
  readonly count: number;
  /** The user names of those who did not come back, because others have these names by now. */
  readonly taken: readonly string[];
}

/**
 * Deletes the selected people; sending the same request again deletes only once. Throws as
 * `http.sendJson` does; 409 if there are more of them by now.
 * @param expected how many the user confirmed; there may be fewer by now
 */
export async function deletePeople(
  http: Http,
  selection: RowSelection<number>,
  expected: number,
  writeOnce: RepeatableWrite,
): Promise<Deletion> {
  const content =
    selection.mode === 'ids'
      ? { ids: selection.ids, expected }
      : { query: { search: selection.scope }, except: selection.except, expected };
  const answer = await writeOnce(content, (name) =>
    http.sendJson('POST', 'api/people/deletions', content, {
      headers: { 'Idempotency-Key': name },
    }),
  );
  const { number, text } = createReader(answer, 'answer about a deletion');
  return { count: number('count'), undo: text('undo') };
}

/** Brings deleted people back. Throws as `http.sendJson` does; 404 once it is too late. */
export async function undoDeletion(http: Http, undo: string): Promise<Restoration> {
  const answer = await http.sendJson('DELETE', `api/people/deletions/${encodeURIComponent(undo)}`);
  const { number, list } = createReader(answer, 'answer about an undoing');
  return { count: number('count'), taken: list('taken').map(String) };
}
