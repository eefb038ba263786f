import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createListQueryParser } from '../listQuery.js';
import { namedWrite } from '../namedWrite.js';
import type { RouteServices } from '../routeServices.js';
import { idOf } from '../rowId.js';
import { claimsOf } from '../tokens/guard.js';
import { parseAnnouncementChange, parseNewAnnouncement, type CleanHtml } from './announcement.js';
import {
  addAnnouncement,
  findAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  replaceAnnouncement,
  type Signature,
} from './announcementTable.js';
import { withImagesBelow } from './imageAddresses.js';

/** In bytes, enough for the longest text: JSON may take six bytes for a UTF-16 unit. */
const bodyLimit = 1_300_000;

const parseListQuery = createListQueryParser({
  columns: new Map([
    ['title', ['title_key']],
    ['author', ['author_key']],
    ['changedAt', ['changed_at']],
    ['publishStart', ['publish_start IS NULL', 'publish_start']],
    ['publishEnd', ['publish_end IS NULL', 'publish_end']],
    ['isPublished', ['is_published']],
  ]),
  defaultSort: '-changedAt',
  then: ['changed_at DESC', 'id DESC'],
});

function signatureOf(request: FastifyRequest, now: number): Signature {
  const { given_name: givenName, family_name: familyName } = claimsOf(request);
  return { author: `${givenName} ${familyName}`.trim(), changedAt: now };
}

/** What the announcement routes depend on. */
export interface AnnouncementServices extends RouteServices {
  readonly cleanHtml: CleanHtml;
}

/** `/announcements` and below. Must be registered where a session is required. */
export function addAnnouncementRoutes(
  app: FastifyInstance,
  { database, clock, cleanHtml, prefix }: AnnouncementServices,
): void {
  app.get('/announcements', (request) =>
    listAnnouncements(database, parseListQuery(request.query)),
  );

  app.post('/announcements', { bodyLimit }, async (request, reply) => {
    const now = clock();
    const fields = await parseNewAnnouncement(request.body, cleanHtml);
    const announcement = await addAnnouncement(
      database,
      { ...fields, ...signatureOf(request, now) },
      namedWrite(request, now),
    );
    return reply
      .code(201)
      .header('location', `${prefix}/announcements/${String(announcement.id)}`)
      .send(announcement);
  });

  app.get<{ Params: { id: string } }>('/announcements/:id', async (request) => {
    const announcement = await findAnnouncement(database, idOf(request.params.id));
    return { ...announcement, content: withImagesBelow(prefix, announcement.content) };
  });

  app.put<{ Params: { id: string } }>('/announcements/:id', { bodyLimit }, async (request) => {
    const now = clock();
    const id = idOf(request.params.id);
    const fields = await parseAnnouncementChange(request.body, cleanHtml);
    return replaceAnnouncement(
      database,
      { id, ...fields, ...signatureOf(request, now) },
      namedWrite(request, now),
    );
  });

  app.delete<{ Params: { id: string } }>('/announcements/:id', async (request, reply) => {
    await removeAnnouncement(database, idOf(request.params.id));
    return reply.code(204).send();
  });
}
