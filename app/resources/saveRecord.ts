import { createRepeatableWrite, HttpError, type Http } from '../../headless/http/index.js';

/** The record on the server that a write replaces. */
interface Stored {
  readonly id: number;
  /** Counts the writes; a write based on an older version is refused. */
  readonly version: number;
}

interface Write<Values> {
  readonly values: Values;
  /** What it replaces; `null` if it adds a record. */
  readonly stored: Stored | null;
}

/** Two versions of a record, between which somebody else has saved it. */
export interface OtherVersions<Saved> {
  /** What this form last loaded, saved or took over. */
  readonly base: Saved;
  /** What somebody else has saved since. */
  readonly theirs: Saved;
}

/** The record that a form saves, and how to read the answer. */
export interface SaveRecordOptions<Saved> {
  /** Where the records are: `api/people`. */
  readonly url: string;
  /** As it was loaded; `null` for a new one. */
  readonly record: Saved | null;
  /** Reads the saved record from the answer; throws if that holds none. */
  readonly read: (answer: unknown) => Saved;
}

/** Saves what a form holds now. Throws as `http.sendJson` does; 400 with `errors`, 409 if stale. */
export interface SaveRecord<Values, Saved> {
  (http: Http, values: Values, signal: AbortSignal): Promise<Saved>;
  /** Whether a write whose answer was lost may have succeeded. */
  isOpen(): boolean;
  /**
   * After a conflict: reads the record as somebody else saved it, which the next write replaces.
   * Throws as `http.getJson` does, and where there is no record to read yet.
   */
  readOther(http: Http, signal: AbortSignal): Promise<OtherVersions<Saved>>;
}

/**
 * Refusals from before the server looks at what is written: they say nothing about an earlier try.
 */
const TELLS_NOTHING: readonly number[] = [401, 403, 408, 429];

/**
 * Creates what saves the one record of a form, each time over what it saved before. A write whose
 * answer was lost may have succeeded: it is sent again under its name (`Idempotency-Key`), by which
 * the server does it only once, before other values replace it.
 */
export function createSaveRecord<Values extends object, Saved extends Stored & Values>({
  url,
  record,
  read,
}: SaveRecordOptions<Saved>): SaveRecord<Values, Saved> {
  const writeOnce = createRepeatableWrite();
  let latest: Stored | null = record;
  let base: Values | null = record;
  let lost: Write<Values> | null = null;

  const save = async (http: Http, values: Values, signal: AbortSignal): Promise<Saved> => {
    const send = async (write: Write<Values>): Promise<Saved> => {
      const { stored } = write;
      try {
        const answer = await writeOnce(write, (name) => {
          const request = { headers: { 'Idempotency-Key': name }, signal };
          if (stored === null) return http.sendJson('POST', url, write.values, request);
          const content = { ...write.values, version: stored.version };
          return http.sendJson('PUT', `${url}/${stored.id}`, content, request);
        });
        const saved = read(answer);
        // Counted here, since the answer to a repeated write may show somebody else's change. If
        // the versions agree, it is this write as the server stored it.
        latest = { id: saved.id, version: (stored?.version ?? 0) + 1 };
        base = saved.version === latest.version ? saved : write.values;
        lost = null;
        return saved;
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        // Had the earlier try succeeded, the server would have answered by its name: the write
        // itself fails.
        if (status === 500 && write === lost) lost = null;
        else if (status < 400 || status >= 500) lost = write;
        else if (!TELLS_NOTHING.includes(status)) lost = null;
        throw error;
      }
    };

    if (lost !== null && JSON.stringify(lost.values) !== JSON.stringify(values)) {
      await send(lost).catch((error: unknown) => {
        if (lost !== null) throw error;
      });
    }
    return send(lost ?? { values, stored: latest });
  };
  const readOther = async (http: Http, signal: AbortSignal): Promise<OtherVersions<Saved>> => {
    if (latest === null) throw new Error('A record that was never saved has no other version.');
    const theirs = read(await http.getJson(`${url}/${latest.id}`, { signal }));
    const versions = { base: { ...theirs, ...base }, theirs };
    base = latest = theirs;
    return versions;
  };
  return Object.assign(save, { isOpen: () => lost !== null, readOther });
}
