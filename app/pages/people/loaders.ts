import type { Http } from '../../../headless/http/index.js';
import { parseListQuery } from '../../../headless/list-query/index.js';
import {
  getPerson,
  listDepartments,
  listPeople,
  PEOPLE_QUERIES,
  type PeopleListPage,
  type Person,
} from '../../resources/people.js';
import type { Loader } from '../loader.js';

/** The people that the address asks for. */
export function peopleLoader(http: Http): Loader<PeopleListPage> {
  return ({ request }) => {
    const { search } = new URL(request.url);
    return listPeople(http, parseListQuery(search, PEOPLE_QUERIES), request.signal);
  };
}

/** What the form of a person shows; `person` is `null` for a new one. */
export interface PersonPageData {
  readonly person: Person | null;
  readonly departments: readonly string[];
}

/** Loads the person that the address names, if any, and the departments. */
export function personLoader(http: Http): Loader<PersonPageData> {
  return async ({ request: { signal }, params }) => {
    const id = params['id'];
    const [person, departments] = await Promise.all([
      id === undefined ? null : getPerson(http, id, signal),
      listDepartments(http, signal),
    ]);
    return { person, departments };
  };
}
