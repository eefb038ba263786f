import type { Http } from '../../../headless/http/index.js';
import { parseListQuery } from '../../../headless/list-query/index.js';
import {
  ANNOUNCEMENT_QUERIES,
  getAnnouncement,
  listAnnouncements,
  type Announcement,
  type AnnouncementListPage,
} from '../../resources/announcements.js';
import type { Loader } from '../loader.js';

/** The announcements that the address asks for. */
export function announcementsLoader(http: Http): Loader<AnnouncementListPage> {
  return ({ request }) => {
    const { search } = new URL(request.url);
    return listAnnouncements(http, parseListQuery(search, ANNOUNCEMENT_QUERIES), request.signal);
  };
}

/** The announcement that the address names. */
export function announcementLoader(http: Http): Loader<Announcement> {
  return ({ request, params }) => getAnnouncement(http, params['id'] ?? '', request.signal);
}
