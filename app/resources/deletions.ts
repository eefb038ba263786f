import type { Http, RepeatableWrite } from '../../headless/http/index.js';
import type { RowSelection } from '../../headless/selection/index.js';
import { createReader } from './reader.js';

/** What was deleted. */
export interface Deletion {
  readonly count: number;
  /** Names it for undoing, for ten minutes. */
  readonly undo: string;
}

/** What came back. */
export interface Restoration {
  readonly count: number;
  /** The user names of those who did not, since others have them by now. */
  readonly taken: readonly string[];
}

/**
 * Deletes the people who are chosen; the same request sent again does it once. Throws as `http.sendJson`
 * does; 409 when there are more of them by now.
 * @param expected how many were confirmed; fewer may be left
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

/** Brings people back. Throws as `http.sendJson` does; 404 once it is too late. */
export async function undoDeletion(http: Http, undo: string): Promise<Restoration> {
  const answer = await http.sendJson('DELETE', `api/people/deletions/${encodeURIComponent(undo)}`);
  const { number, list } = createReader(answer, 'answer about an undoing');
  return { count: number('count'), taken: list('taken').map(String) };
}
