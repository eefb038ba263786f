import type { Http } from '../../headless/http/index.js';
import {
  formatSort,
  type ListQuery,
  type ListQueryRules,
} from '../../headless/list-query/index.js';
import { createReader, readPage, type ListPage } from './reader.js';

/** A person, as the API gives it. */
export interface Person {
  readonly id: number;
  /** Counts the writes; a save based on an older version is refused. */
  readonly version: number;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
  readonly function: string;
  readonly department: string;
  readonly place: string;
  /** `yyyy-MM-dd` */
  readonly birthday: string | null;
  readonly active: boolean;
  readonly note: string;
  /** `HH:MM` */
  readonly workStart: string | null;
  /** `HH:MM`; earlier than the start for work past midnight */
  readonly workEnd: string | null;
  /** `yyyy-MM-dd` */
  readonly absenceStart: string | null;
  /** `yyyy-MM-dd` */
  readonly absenceEnd: string | null;
}

/** The fields of a person that the user fills in. */
export type PersonValues = Omit<Person, 'id' | 'version'>;

/** One page of the list of people, as the API gives it, with the search that it answers. */
export interface PeopleListPage extends ListPage<Person> {
  /** What was searched for. */
  readonly search: string;
}

/** The page sizes to choose from; the API allows 100 at most. */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

const COLUMNS = ['familyName', 'email', 'function', 'department', 'place', 'active'] as const;

/** The columns that the list of people can be sorted by. */
export type PersonColumn = (typeof COLUMNS)[number];

/** The queries that the list of people allows. */
export const PEOPLE_QUERIES: ListQueryRules<PersonColumn> = {
  sortable: COLUMNS,
  defaultSort: 'familyName',
  pageSizes: PAGE_SIZES,
};

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads a person from an API answer; throws a TypeError if it is none. */
export function readPerson(answer: unknown): Person {
  const { text, textOrNull, number, flag } = createReader(answer, 'person');
  return {
    id: number('id'),
    version: number('version'),
    userName: text('userName'),
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    phone: text('phone'),
    function: text('function'),
    department: text('department'),
    place: text('place'),
    birthday: textOrNull('birthday'),
    active: flag('active'),
    note: text('note'),
    workStart: textOrNull('workStart'),
    workEnd: textOrNull('workEnd'),
    absenceStart: textOrNull('absenceStart'),
    absenceEnd: textOrNull('absenceEnd'),
  };
}

/** Lists people. Throws as `http.getJson` does. */
export async function listPeople(
  http: Http,
  { search, sort, page, pageSize }: ListQuery,
  signal: AbortSignal,
): Promise<PeopleListPage> {
  const query = new URLSearchParams({
    search,
    sort: formatSort(sort),
    page: String(page),
    pageSize: String(pageSize),
  });
  const answer = await http.getJson(`api/people?${query}`, { signal });
  return { ...readPage(answer, 'list of people', readPerson), search };
}

/** One person. Throws as `http.getJson` does; 404 for none. */
export async function getPerson(http: Http, id: string, signal: AbortSignal): Promise<Person> {
  const url = `api/people/${encodeURIComponent(id)}`;
  return readPerson(await http.getJson(url, { signal }));
}

/** The departments that anybody is in. Throws as `http.getJson` does. */
export async function listDepartments(http: Http, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await http.getJson('api/departments', { signal });
  return createReader(answer, 'list of departments').list('departments').filter(isText);
}
