import type { InValue } from '@libsql/client';
import { Problem } from '../problems.js';
import { fold } from './fold.js';

/** What a list is asked for; everything in it is ready to go into SQL. */
export interface ListQuery {
  /** A condition with `?` for each of `args`. */
  readonly where: string;
  readonly args: readonly InValue[];
  readonly orderBy: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Allowed sort names and their columns. An unknown birthday stands last in both directions. */
const sortColumns: ReadonlyMap<string, readonly string[]> = new Map([
  ['userName', ['user_name_key']],
  ['givenName', ['given_name_key']],
  ['familyName', ['family_name_key']],
  ['email', ['email_key']],
  ['function', ['job_function_key']],
  ['department', ['department_key']],
  ['place', ['place_key']],
  ['birthday', ['birthday IS NULL', 'birthday']],
  ['active', ['active']],
]);

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
  const value = /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  return Math.min(Math.max(value, 1), most);
}

/** `familyName` or `-familyName`. Equal rows stand in name order and then by id, so that pages never overlap. */
function orderByOf(sort: string): string {
  const descending = sort.startsWith('-');
  const columns = sortColumns.get(descending ? sort.slice(1) : sort);
  if (columns === undefined) {
    const names = [...sortColumns.keys()].join(', ');
    throw new Problem('validation', {
      detail: `Sort by one of ${names}, with a leading - for descending.`,
      errors: { sort: ['unknown'] },
    });
  }
  const last = columns.length - 1;
  const ordered = columns.map((column, index) =>
    index === last && descending ? `${column} DESC` : column,
  );
  return [...ordered, 'family_name_key', 'given_name_key', 'id'].join(', ');
}

function pattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Reads `search` (every word must occur), `sort` (familyName), `page` (1) and `pageSize` (20, at most 100).
 * Numbers that make no sense are put right, since people edit addresses by hand.
 * @throws Problem `validation` for a column that cannot be sorted by
 */
export function parseListQuery(query: unknown): ListQuery {
  const words = fold(queryText(query, 'search')).split(/\s+/).filter(Boolean).slice(0, mostWords);
  return {
    where: words.map(() => "search_text LIKE ? ESCAPE '\\'").join(' AND ') || 'TRUE',
    args: words.map(pattern),
    orderBy: orderByOf(queryText(query, 'sort') || 'familyName'),
    page: wholeNumber(queryText(query, 'page'), 1, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(queryText(query, 'pageSize'), 20, largestPage),
  };
}
