import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Http } from '../../../headless/http/index.js';
import { parseListQuery } from '../../../headless/list-query/index.js';
import {
  DEFAULT_SORT,
  getPerson,
  listPeople,
  SORTABLE,
  type PeoplePage,
  type Person,
} from '../../resources/people.js';

type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/** The people that the address asks for. */
export function peopleLoader(http: Http): Loader<PeoplePage> {
  return ({ request }) => {
    const { search } = new URL(request.url);
    const query = parseListQuery(search, { sortable: SORTABLE, defaultSort: DEFAULT_SORT });
    return listPeople(http, query, request.signal);
  };
}

/** The person that the address names. */
export function personLoader(http: Http): Loader<Person> {
  return ({ request, params }) => getPerson(http, params['id'] ?? '', request.signal);
}
