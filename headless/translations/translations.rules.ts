import type { MessageDescriptor } from '@formatjs/intl';
import { TranslationError } from './TranslationError.js';

/** An ICU message as it is written, or as a build compiled it with FormatJS: a list of elements. */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>;

/** ICU messages by id: `{ 'gnap.language': 'Taal' }`. It has no prototype. */
export type Messages = Readonly<Record<string, Message>>;

const REFUSED_KEY = /^(__proto__|constructor|prototype)$/;

/** Deeper tables and further messages are left out: nobody writes that many. */
const MAX_DEPTH = 20;
const MAX_MESSAGES = 20_000;

/** Whether a value read from JSON is an object, as a translation file must be (spec row TRANS-3). */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function emptyTable(): Record<string, Message> {
  return Object.create(null) as Record<string, Message>;
}

/** Empty text does not count as a message: FormatJS, too, takes it for one not yet translated. */
function isMessage(value: unknown): value is Message {
  if (Array.isArray(value)) return value.length > 0 && value.every(isTable);
  return typeof value === 'string' && value !== '';
}

/**
 * Flattens a nested table to dotted ids (spec row TRANS-2): `{ gnap: { language: 'Taal' } }` →
 * `{ 'gnap.language': 'Taal' }`. Keys that reach a prototype and values that are not messages are
 * left out. Anything but an object gives an empty table.
 */
export function flattenTranslations(table: unknown): Messages {
  const messages = emptyTable();
  let count = 0;
  const add = (node: Readonly<Record<string, unknown>>, prefix: string, depth: number): void => {
    for (const [key, value] of Object.entries(node)) {
      if (count >= MAX_MESSAGES) return;
      if (REFUSED_KEY.test(key)) continue;
      const id = prefix + key;
      if (isTable(value)) {
        if (depth < MAX_DEPTH) add(value, `${id}.`, depth + 1);
      } else if (isMessage(value)) {
        messages[id] = value;
        count += 1;
      }
    }
  };
  if (isTable(table)) add(table, '', 1);
  return messages;
}

/** Merges tables into one, in which a later message wins (spec row TRANS-2). */
export function mergeTables(tables: Iterable<Messages>): Messages {
  return Object.assign(emptyTable(), ...tables) as Messages;
}

/** Returns `next`, or `previous` itself if it has the same entries, to avoid needless renders. */
export function keepIfSame<Entries extends Readonly<Record<string, unknown>>>(
  next: Entries,
  previous: Entries,
): Entries {
  const keys = Object.keys(next);
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key) => Object.hasOwn(previous, key) && next[key] === previous[key]);
  return isSame ? previous : next;
}

/** Whether a table holds no message. */
export function isEmptyTable(messages: Messages): boolean {
  return Object.keys(messages).length === 0;
}

/** What the address of a translation file is made from (spec row TRANS-1). */
export interface TranslationFile {
  /** An absolute URL, against which the part is resolved: `https://example.org/app/`. */
  readonly base: string;
  /** A folder: `app`, `app/people`. */
  readonly part: string;
  readonly language: string;
  /** Changes with every build, so that no cache answers with an old file. */
  readonly buildId: string;
}

const PART = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/;
const LANGUAGE = /^[a-z0-9]+([_-][a-z0-9]+)*$/i;

function wrongFile(why: string, mend: string, cause?: unknown): TranslationError {
  const what = 'No address can be made for a translation file.';
  return new TranslationError({ code: 'wrong-translation-file', what, why, mend, cause });
}

/**
 * Where the messages of a part are (spec row TRANS-1):
 * `{base}{part}/translations.{lang}.json?v={buildId}`. Throws a {@link TranslationError} for a part
 * that leaves the base, an invalid language, and a base that is not absolute.
 */
export function translationUrl({ base, part, language, buildId }: TranslationFile): string {
  if (!PART.test(part)) {
    const why = `The part ${JSON.stringify(part)} is no plain relative folder.`;
    throw wrongFile(why, 'Name it like `app` or `app/people`: no `..`, no `\\`, no host.');
  }
  if (!LANGUAGE.test(language)) {
    throw wrongFile(`${JSON.stringify(language)} is no language.`, 'Name it like `nl` or `nl-BE`.');
  }
  try {
    const url = new URL(`${part}/translations.${language}.json`, base);
    url.searchParams.set('v', buildId);
    return url.href;
  } catch (cause) {
    const why = `The base ${JSON.stringify(base)} is not absolute.`;
    throw wrongFile(why, 'Give `baseUrl` with scheme and host.', cause);
  }
}
