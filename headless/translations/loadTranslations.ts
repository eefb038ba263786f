import { isAbortError } from '../errors/vanilla.js';
import { untilAborted, type Log } from '../platform/index.js';
import {
  flattenTranslations,
  isTable,
  translationUrl,
  type Messages,
  type TranslationFile,
} from './translations.rules.js';

/** What loads translation files and prepares them, and where failures are logged. */
export interface TranslationLoaderOptions {
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly prepare: (messages: Messages) => Promise<void>;
}

/** How long a file may take to its last byte, in milliseconds: until then a page shows nothing. */
const LIMIT = 60_000;

async function read(fetchFile: typeof fetch, url: string, signal: AbortSignal): Promise<Messages> {
  const response = await fetchFile(url, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  const table: unknown = await response.json();
  if (!isTable(table)) throw new Error('The file holds JSON, but not an object.');
  return flattenTranslations(table);
}

function fetchOnce(fetchFile: typeof fetch, url: string): Promise<Messages> {
  const limit = AbortSignal.timeout(LIMIT);
  // Safari's fetch would not tell that the time is over, but that it was aborted.
  return untilAborted(read(fetchFile, url, limit), limit);
}

/**
 * Tries again once after an abort: the end of a session aborts its requests, but texts outlive it.
 */
async function fetchMessages(fetchFile: typeof fetch, url: string): Promise<Messages> {
  try {
    return await fetchOnce(fetchFile, url);
  } catch (error) {
    if (!isAbortError(error)) throw error;
    return fetchOnce(fetchFile, url);
  }
}

/**
 * Loads a file of messages, which is nested JSON. `null` if it is missing, late, not JSON, or not
 * an object: then a message that names language, part and address is logged (spec row TRANS-3),
 * unless the request was aborted.
 */
export async function loadTranslations(
  { fetch: fetchFile, log, prepare }: TranslationLoaderOptions,
  file: TranslationFile,
): Promise<Messages | null> {
  let url = 'the file';
  try {
    url = translationUrl(file);
    const messages = await fetchMessages(fetchFile, url);
    await prepare(messages);
    return messages;
  } catch (cause) {
    if (isAbortError(cause)) return null;
    log(
      `The translations of part "${file.part}" in language "${file.language}" could not be loaded; ` +
        `default messages stand in for them. See that ${url} is there and is a JSON object.`,
      cause,
    );
    return null;
  }
}
