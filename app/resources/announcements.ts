import type { Http } from '../../headless/http/index.js';
import {
  formatSort,
  type ListQuery,
  type ListQueryRules,
} from '../../headless/list-query/index.js';
import { createReader, readPage, type ListPage } from './reader.js';

/** What a list shows of an announcement. */
export interface AnnouncementSummary {
  readonly id: number;
  /** Counts the writes; a save names the version that it is based on. */
  readonly version: number;
  readonly title: string;
  readonly summary: string;
  readonly isPublished: boolean;
  /** `yyyy-MM-dd`; `null` for immediately. */
  readonly publishStart: string | null;
  /** `yyyy-MM-dd`, the last day; `null` for no end. */
  readonly publishEnd: string | null;
  /** The name of the person who wrote it last. */
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** An announcement, as the API gives it. */
export interface Announcement extends AnnouncementSummary {
  /** HTML as the editor writes it. */
  readonly content: string;
}

/** The fields of an announcement that the user fills in. */
export type AnnouncementValues = Omit<Announcement, 'id' | 'version' | 'author' | 'changedAt'>;

/**
 * One page of the list of announcements, as the API gives it: without their contents; with the
 * search that it answers.
 */
export interface AnnouncementListPage extends ListPage<AnnouncementSummary> {
  /** What was searched for. */
  readonly search: string;
}

const COLUMNS = ['title', 'publishStart', 'author', 'changedAt'] as const;

/** The columns that the list of announcements can be sorted by. */
export type AnnouncementColumn = (typeof COLUMNS)[number];

/** The queries that the list of announcements allows; by default the latest change is first. */
export const ANNOUNCEMENT_QUERIES: ListQueryRules<AnnouncementColumn> = {
  sortable: COLUMNS,
  defaultSort: '-changedAt',
};

/** Reads an announcement in a list from an API answer; throws a TypeError if it is none. */
export function readSummary(answer: unknown): AnnouncementSummary {
  const { text, textOrNull, number, flag } = createReader(answer, 'announcement');
  return {
    id: number('id'),
    version: number('version'),
    title: text('title'),
    summary: text('summary'),
    isPublished: flag('isPublished'),
    publishStart: textOrNull('publishStart'),
    publishEnd: textOrNull('publishEnd'),
    author: text('author'),
    changedAt: number('changedAt'),
  };
}

/** Reads an announcement from an API answer; throws a TypeError if it is none. */
export function readAnnouncement(answer: unknown): Announcement {
  const { text } = createReader(answer, 'announcement');
  return { ...readSummary(answer), content: text('content') };
}

/** Lists announcements. Throws as `http.getJson` does. */
export async function listAnnouncements(
  http: Http,
  { search, sort, page }: ListQuery,
  signal: AbortSignal,
): Promise<AnnouncementListPage> {
  const query = new URLSearchParams({ search, sort: formatSort(sort), page: String(page) });
  const answer = await http.getJson(`api/announcements?${query}`, { signal });
  return { ...readPage(answer, 'list of announcements', readSummary), search };
}

function urlOf(id: string | number): string {
  return `api/announcements/${encodeURIComponent(id)}`;
}

/** One announcement. Throws as `http.getJson` does; 404 for none. */
export async function getAnnouncement(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Announcement> {
  return readAnnouncement(await http.getJson(urlOf(id), { signal }));
}

/** Removes an announcement for good. Throws as `http.sendJson` does; 404 if it is gone already. */
export async function removeAnnouncement(http: Http, id: number): Promise<void> {
  await http.sendJson('DELETE', urlOf(id));
}
