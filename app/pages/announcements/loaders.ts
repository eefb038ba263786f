import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Http } from '../../../headless/http/index.js';
import { parseListQuery } from '../../../headless/list-query/index.js';
import {
  DEFAULT_SORT,
  getAnnouncement,
  listAnnouncements,
  SORTABLE,
  type Announcement,
  type AnnouncementsPage,
} from '../../resources/announcements.js';

type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/** The announcements that the address asks for. */
export function announcementsLoader(http: Http): Loader<AnnouncementsPage> {
  return ({ request }) => {
    const { search } = new URL(request.url);
    const query = parseListQuery(search, { sortable: SORTABLE, defaultSort: DEFAULT_SORT });
    return listAnnouncements(http, query, request.signal);
  };
}

/** The announcement that the address names. */
export function announcementLoader(http: Http): Loader<Announcement> {
  return ({ request, params }) => getAnnouncement(http, params['id'] ?? '', request.signal);
}
