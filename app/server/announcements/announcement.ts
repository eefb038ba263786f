import { Fields } from '../fields.js';

/** What a caller may write of an announcement. Dates are `yyyy-MM-dd`. */
export interface AnnouncementFields {
  readonly title: string;
  /** For lists. */
  readonly summary: string;
  /** HTML as `cleanHtml` writes it. */
  readonly content: string;
  readonly isPublished: boolean;
  /** The first day on which it is shown; `null` for at once. */
  readonly publishStart: string | null;
  /** The last day on which it is shown, not before the first; `null` for without end. */
  readonly publishEnd: string | null;
}

export interface Announcement extends AnnouncementFields {
  readonly id: number;
  /** Counts the writes; a replacement must name the one it was made from. */
  readonly version: number;
  /** The name of who wrote it last. */
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** What a list shows of an announcement. */
export type AnnouncementSummary = Omit<Announcement, 'content'>;

/** What an announcement's text may hold, in UTF-16 units of HTML. */
export const LONGEST_CONTENT = 200_000;

/** Cleans HTML by the allow-list of the editor, or finds that it holds nothing. */
export type CleanHtml = (html: string) => Promise<string>;

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
  });
  const announcement = {
    title: fields.text('title', { required: true, maxLength: 120 }),
    summary: fields.text('summary', { maxLength: 280, multiline: true }),
    isPublished: fields.boolean('isPublished'),
    publishStart,
    publishEnd,
  };
  const content = fields.isRefused('content') ? '' : await cleanHtml(html);
  if (content === '' && !fields.isRefused('content')) fields.fail('content', 'required');
  // Written out, it may be longer than it came; then it could be read and not saved again.
  if (content.length > LONGEST_CONTENT) fields.fail('content', 'maxLength');
  return { ...announcement, content };
}

/** Reads the body that makes an announcement. @throws Problem `validation` */
export async function parseNewAnnouncement(
  body: unknown,
  cleanHtml: CleanHtml,
): Promise<AnnouncementFields> {
  const fields = new Fields(body);
  const announcement = await readFields(fields, cleanHtml);
  fields.check();
  return announcement;
}

/** Reads the body that replaces an announcement. @throws Problem `validation` */
export async function parseAnnouncementChange(
  body: unknown,
  cleanHtml: CleanHtml,
): Promise<AnnouncementFields & Pick<Announcement, 'version'>> {
  const fields = new Fields(body);
  const version = fields.integer('version');
  const announcement = await readFields(fields, cleanHtml);
  fields.check();
  return { version, ...announcement };
}
