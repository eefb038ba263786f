import { createRepeatableWrite, HttpError, type Http } from '../../headless/http/index.js';

/** A record that the server has, by which it is replaced. */
interface Stored {
  readonly id: number;
  /** Counts the writes; a stale one is refused. */
  readonly version: number;
}

interface Write<Values> {
  readonly values: Values;
  /** What it replaces; `null` where it adds. */
  readonly stored: Stored | null;
}

/** Two versions of a record, between which somebody else has saved it. */
export interface OtherVersions<Saved> {
  /** What this form has loaded, saved, or taken over last. */
  readonly base: Saved;
  /** What somebody else has made of that. */
  readonly theirs: Saved;
}

/** Which record a form saves, and how the answer to that is read. */
export interface SaveRecordOptions<Saved> {
  /** Where the records are: `api/people`. */
  readonly url: string;
  /** As it was loaded; `null` for a new one. */
  readonly record: Saved | null;
  /** Reads the record that was saved; throws where the answer is none. */
  readonly read: (answer: unknown) => Saved;
}

/** Saves what a form holds now. Throws as `http.sendJson` does; 400 with `errors`, 409 if stale. */
export interface SaveRecord<Values, Saved> {
  (http: Http, values: Values, signal: AbortSignal): Promise<Saved>;
  /** Whether a write may have been done whose answer was lost. */
  isOpen(): boolean;
  /**
   * After a conflict: reads the record as somebody else saved it, which the next write replaces.
   * Throws as `http.getJson` does.
   */
  readOther(http: Http, signal: AbortSignal): Promise<OtherVersions<Saved>>;
}

/** Refusals that come before a server looks at what is written: they tell nothing of an earlier try. */
const TELLS_NOTHING: readonly number[] = [401, 403, 408, 429];

/**
 * How a form saves its one record, each time over what it saved before. A write whose answer was lost may
 * have been done: it is sent again under its name, which does it once, before other values replace it.
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
        // Counted, since an answer to what is sent again may tell of somebody else's change; else it tells how
        // the server has stored this one.
        latest = { id: saved.id, version: (stored?.version ?? 0) + 1 };
        base = saved.version === latest.version ? saved : write.values;
        lost = null;
        return saved;
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        // Had it been done before, its name would have been answered: it is the write itself that fails.
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
    const theirs = read(await http.getJson(`${url}/${latest?.id}`, { signal }));
    const versions = { base: { ...theirs, ...base }, theirs };
    base = latest = theirs;
    return versions;
  };
  return Object.assign(save, { isOpen: () => lost !== null, readOther });
}
