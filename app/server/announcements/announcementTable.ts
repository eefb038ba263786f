import type { InStatement, Row } from '@libsql/client';
import { numberOf, optionalTextOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { insertRow, insertRows, updateVersion, type Columns } from '../database/statements.js';
import { selectPage, type ListPage } from '../listPage.js';
import type { ListQuery } from '../listQuery.js';
import { noteWrite, writeOnce, type NamedWrite } from '../namedWrite.js';
import { fold } from '../fold.js';
import { Problem, versionConflict } from '../problems.js';
import type { Announcement, AnnouncementFields, AnnouncementSummary } from './announcement.js';

/** One page of announcements, as the list route answers it. */
export type AnnouncementsPage = ListPage<AnnouncementSummary>;

/** Who writes, and when. */
export type Signature = Pick<Announcement, 'author' | 'changedAt'>;

/** The columns of `announcements` in its first version, before migrations added others. */
function firstColumnsOf(announcement: AnnouncementFields & Signature): Columns {
  const { title, summary, content } = announcement;
  return {
    title,
    title_key: fold(title),
    summary,
    content,
    is_published: announcement.isPublished ? 1 : 0,
    publish_start: announcement.publishStart,
    publish_end: announcement.publishEnd,
    author: announcement.author,
    changed_at: announcement.changedAt,
    search_text: fold([title, summary, announcement.author].join('\n')),
  };
}

function columnsOf(announcement: AnnouncementFields & Signature): Columns {
  return { ...firstColumnsOf(announcement), author_key: fold(announcement.author) };
}

function summaryOf(row: Row): AnnouncementSummary {
  return {
    id: numberOf(row, 'id'),
    version: numberOf(row, 'version'),
    title: textOf(row, 'title'),
    summary: textOf(row, 'summary'),
    isPublished: numberOf(row, 'is_published') === 1,
    publishStart: optionalTextOf(row, 'publish_start'),
    publishEnd: optionalTextOf(row, 'publish_end'),
    author: textOf(row, 'author'),
    changedAt: numberOf(row, 'changed_at'),
  };
}

function announcementOf(row: Row): Announcement {
  return { ...summaryOf(row), content: textOf(row, 'content') };
}

/** The statement that adds the announcements of the demo data, in a migration older than `author_key`. */
export function insertDemoAnnouncements(
  announcements: readonly (AnnouncementFields & Signature)[],
): InStatement {
  return insertRows('announcements', announcements.map(firstColumnsOf));
}

const SUMMARY =
  'id, version, title, summary, is_published, publish_start, publish_end, author, changed_at';

/** Reads one page; a page beyond the end gives the last one. */
export async function listAnnouncements(
  database: Database,
  query: ListQuery,
): Promise<AnnouncementsPage> {
  return selectPage(
    database,
    { table: 'announcements', columns: SUMMARY, itemOf: summaryOf },
    query,
  );
}

/** The announcements that are shown on a day, `yyyy-MM-dd`, latest change first. */
export async function listShownAnnouncements(
  database: Database,
  day: string,
  most: number,
): Promise<readonly AnnouncementSummary[]> {
  const { rows } = await database.execute({
    sql: `SELECT ${SUMMARY} FROM announcements
      WHERE is_published AND coalesce(publish_start, ?) <= ? AND coalesce(publish_end, ?) >= ?
      ORDER BY changed_at DESC, id DESC LIMIT ?`,
    args: [day, day, day, day, most],
  });
  return rows.map(summaryOf);
}

/** @throws Problem `not-found` */
export async function findAnnouncement(database: Database, id: number): Promise<Announcement> {
  const { rows } = await database.execute({
    sql: 'SELECT * FROM announcements WHERE id = ?',
    args: [id],
  });
  if (!rows[0]) {
    throw new Problem('not-found', { detail: `There is no announcement ${String(id)}.` });
  }
  return announcementOf(rows[0]);
}

/** @throws Problem `reused-key` */
export async function addAnnouncement(
  database: Database,
  announcement: AnnouncementFields & Signature,
  named: NamedWrite | undefined,
): Promise<Announcement> {
  const add = async (): Promise<Announcement> => {
    const statements = [
      insertRow('announcements', columnsOf(announcement)),
      ...noteWrite(named, null),
    ];
    const [written] = await database.batch(statements, 'write');
    if (!written?.rows[0])
      throw new Error('The database took an announcement but returned no row.');
    return announcementOf(written.rows[0]);
  };
  return writeOnce(database, named, add, (id) => findAnnouncement(database, id));
}

/** @throws Problem `not-found`; `conflict` when the version is not the stored one; `reused-key` */
export async function replaceAnnouncement(
  database: Database,
  announcement: AnnouncementFields & Signature & Pick<Announcement, 'id' | 'version'>,
  named: NamedWrite | undefined,
): Promise<Announcement> {
  const { id, version } = announcement;
  const replace = async (): Promise<Announcement> => {
    const statement = updateVersion('announcements', announcement, columnsOf(announcement));
    const [written] = await database.batch([statement, ...noteWrite(named, id)], 'write');
    if (written?.rows[0]) return announcementOf(written.rows[0]);
    const stored = await findAnnouncement(database, id);
    throw versionConflict(version, stored.version);
  };
  return writeOnce(database, named, replace, (written) => findAnnouncement(database, written));
}

/** @throws Problem `not-found` */
export async function removeAnnouncement(database: Database, id: number): Promise<void> {
  const { rowsAffected } = await database.execute({
    sql: 'DELETE FROM announcements WHERE id = ?',
    args: [id],
  });
  if (rowsAffected === 0) {
    throw new Problem('not-found', { detail: `There is no announcement ${String(id)}.` });
  }
}
