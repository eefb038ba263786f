import type { InValue } from '@libsql/client';
import { Problem } from './problems.js';
import { fold } from './fold.js';

/** A query for a list, ready to go into SQL. */
export interface ListQuery {
  /** A condition with `?` for each of `args`. */
  readonly where: string;
  readonly args: readonly InValue[];
  readonly orderBy: string;
  readonly page: number;
  readonly pageSize: number;
}

const mostWords = 10;
const largestPage = 100;

/** A query parameter as text; the first when it is repeated, empty when it is absent. */
export function queryText(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return '';
  const value: unknown = Object.entries(query).find(([key]) => key === name)?.[1];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

function wholeNumber(text: string, fallback: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(value, 1), most);
}

/** How a list may be sorted; all of it goes into SQL as it is. */
export interface ListRules {
  /** Names in the address, and the columns of each. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  /** A name, with `-` before it for descending. */
  readonly defaultSort: string;
  /** The order of equal rows; the last column is unique, so that pages never overlap. */
  readonly then: readonly string[];
}

function orderByOf(sort: string, { columns, then }: ListRules): string {
  const descending = sort.startsWith('-');
  const sorted = columns.get(descending ? sort.slice(1) : sort);
  if (sorted === undefined) {
    throw new Problem('validation', {
      detail: `Sort by one of ${[...columns.keys()].join(', ')}, with a leading - for descending.`,
      errors: { sort: ['unknown'] },
    });
  }
  const last = sorted.length - 1;
  const ordered = sorted.map((column, index) =>
    index === last && descending ? `${column} DESC` : column,
  );
  return [...ordered, ...then].join(', ');
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The rows in whose `search_text` every word of the search occurs; all rows for no word. */
export function searchCondition(search: string): Pick<ListQuery, 'where' | 'args'> {
  // SQLite ends a pattern at a NUL, whatever follows.
  const words = fold(search)
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  return {
    where: words.map(() => "search_text LIKE ? ESCAPE '\\'").join(' AND ') || 'TRUE',
    args: words.map(pattern),
  };
}

/**
 * Creates a parser for `search` (every word must occur), `sort`, `page` (1) and `pageSize` (20, at
 * most 100). Numbers that make no sense are corrected, since people edit addresses by hand. The
 * parser throws a Problem `validation` for a column that cannot be sorted by.
 */
export function createListQueryParser(rules: ListRules): (query: unknown) => ListQuery {
  return (query) => ({
    ...searchCondition(queryText(query, 'search')),
    orderBy: orderByOf(queryText(query, 'sort') || rules.defaultSort, rules),
    page: wholeNumber(queryText(query, 'page'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(queryText(query, 'pageSize'), 20, largestPage),
  });
}
