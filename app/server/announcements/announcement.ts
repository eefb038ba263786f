import { Fields } from '../fields.js';
import { Problem } from '../problems.js';

/** The fields of an announcement that a caller may write. Dates are `yyyy-MM-dd`. */
export interface AnnouncementFields {
  readonly title: string;
  /** Shown in lists. */
  readonly summary: string;
  /** HTML as `cleanHtml` writes it. */
  readonly content: string;
  readonly isPublished: boolean;
  /** The first day on which it is shown; `null` for immediately. */
  readonly publishStart: string | null;
  /** The last day on which it is shown, not before the first; `null` for no end. */
  readonly publishEnd: string | null;
}

/** An announcement as it is stored, and as the API gives it. */
export interface Announcement extends AnnouncementFields {
  readonly id: number;
  /** Counts the writes; a replacement must name the version that it is based on. */
  readonly version: number;
  /** The name of the person who wrote it last. */
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** What a list shows of an announcement. */
export type AnnouncementSummary = Omit<Announcement, 'content'>;

/** The longest text of an announcement, in UTF-16 units of HTML. */
const LONGEST_CONTENT = 200_000;

/** Thrown when cleaning a text takes too long or too much memory. */
export class CleaningLimitError extends Error {
  override readonly name: string = 'CleaningLimitError';
}

/** Cleans HTML by the editor's allow-list; empty if nothing is left. @throws CleaningLimitError */
export type CleanHtml = (html: string) => Promise<string>;

/** @throws Problem `validation` for a text that cannot be cleaned in time */
async function cleanInTime(html: string, cleanHtml: CleanHtml): Promise<string> {
  try {
    return await cleanHtml(html);
  } catch (error) {
    if (!(error instanceof CleaningLimitError)) throw error;
    throw new Problem('validation', {
      detail:
        'Cleaning the text took too long. Its elements are nested or unfinished in a way that no editor writes: ' +
        'close and flatten them, or split the text into several announcements.',
      errors: { content: ['complexity'] },
    });
  }
}

/** @throws Problem `validation` for these fields and for unknown ones */
async function readFields(fields: Fields, cleanHtml: CleanHtml): Promise<AnnouncementFields> {
  const publishStart = fields.date('publishStart');
  const publishEnd = fields.date('publishEnd');
  if (publishEnd !== null && publishStart !== null && publishEnd < publishStart) {
    fields.fail('publishEnd', 'range');
  }
  const html = fields.text('content', {
    required: true,
    maxLength: LONGEST_CONTENT,
    multiline: true,
    html: true,
  });
  const announcement = {
    title: fields.text('title', { required: true, maxLength: 120 }),
    summary: fields.text('summary', { maxLength: 280, multiline: true }),
    isPublished: fields.boolean('isPublished'),
    publishStart,
    publishEnd,
  };
  // Cleaning is slow, so the rest is checked first.
  fields.check();
  const content = await cleanInTime(html, cleanHtml);
  if (content === '') fields.fail('content', 'required');
  // Cleaned HTML may be longer than what was sent; it could then be read but not saved again.
  if (content.length > LONGEST_CONTENT) fields.fail('content', 'maxLength');
  fields.check();
  return { ...announcement, content };
}

/** Reads the body that adds an announcement. @throws Problem `validation` */
export async function parseNewAnnouncement(
  body: unknown,
  cleanHtml: CleanHtml,
): Promise<AnnouncementFields> {
  const fields = new Fields(body);
  return readFields(fields, cleanHtml);
}

/** Reads the body that replaces an announcement. @throws Problem `validation` */
export async function parseAnnouncementChange(
  body: unknown,
  cleanHtml: CleanHtml,
): Promise<AnnouncementFields & Pick<Announcement, 'version'>> {
  const fields = new Fields(body);
  const version = fields.integer('version');
  return { version, ...(await readFields(fields, cleanHtml)) };
}
