import { createReader } from './reader.js';

/** The person who is signed in, as the server knows them. */
export interface Profile {
  readonly name: string;
  readonly userName: string;
  readonly email: string;
}

/** Reads the answer of `GET /api/profile`; throws a TypeError if it is no profile. */
export function readProfile(answer: unknown): Profile {
  const { text } = createReader(answer, 'profile');
  return {
    name: `${text('given_name')} ${text('family_name')}`,
    userName: text('unique_name'),
    email: text('email'),
  };
}
