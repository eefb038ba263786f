import type { Http } from '../../headless/http/index.js';
import { readPerson, type Person, type PersonValues } from './people.js';
import { createReader } from './reader.js';
import { createSaveRecord, type SaveRecord } from './saveRecord.js';

/** Creates what saves a person's form; `record` is `null` for a new one. */
export function createSavePerson(record: Person | null): SaveRecord<PersonValues, Person> {
  return createSaveRecord({ url: 'api/people', record, read: readPerson });
}

/** Whether nobody else has this user name. */
export async function isUserNameFree(
  http: Http,
  userName: string,
  except: Person | null,
  signal: AbortSignal,
): Promise<boolean> {
  const query = new URLSearchParams({ value: userName });
  if (except !== null) query.set('except', String(except.id));
  const answer = await http.getJson(`api/user-name?${query}`, { signal });
  return createReader(answer, 'answer about a user name').flag('available');
}
