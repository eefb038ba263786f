import type { Http } from '../../headless/http/index.js';
import { createReader } from './reader.js';

/** The person who is signed in, as the server knows them. */
export interface Profile {
  readonly name: string;
  readonly userName: string;
  readonly email: string;
}

/** The profile of whoever is signed in. Throws as `http.getJson` does. */
export async function getProfile(http: Http, signal: AbortSignal): Promise<Profile> {
  const { text } = createReader(await http.getJson('api/profile', { signal }), 'profile');
  return {
    name: `${text('given_name')} ${text('family_name')}`,
    userName: text('unique_name'),
    email: text('email'),
  };
}
