import { SignJWT } from 'jose';
import { decodeToken } from '../../../headless/session/index.js';
import type { Claims } from '../../../headless/session/index.js';
import type { AppServer } from './server.js';

/** The fields of a person that tests use. */
export interface ApiPerson {
  readonly id: number;
  /** Counts the writes; a write based on an older version is refused. */
  readonly version: number;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly department: string;
  /** `yyyy-MM-dd` */
  readonly birthday: string | null;
  readonly note: string;
}

/** The secret with which the servers of the tests sign tokens. */
export const secret = 'nobody outside of the tests knows this';

/** The API of a server, as a signed-in user has it, without the app. */
export interface Api {
  /** A valid access token, which lasts as long as the tests. */
  readonly token: string;
  /** Signs the token again with other claims, so that the server accepts it. */
  reissue(token: string, claims: Claims): Promise<string>;
  /** Adds a person whom no other test knows. */
  addPerson(fields?: Partial<Omit<ApiPerson, 'id' | 'version' | 'userName'>>): Promise<ApiPerson>;
  /** Changes a person, as another user would who has loaded this version. */
  changePerson(person: ApiPerson, fields: Partial<ApiPerson>): Promise<void>;
}

async function send(
  url: string,
  body: unknown,
  headers: HeadersInit = {},
  method = 'POST',
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}.`);
  return response.json();
}

function reissue(token: string, claims: Claims): Promise<string> {
  return new SignJWT({ ...decodeToken(token), ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret));
}

/** How long a worker's token lasts, in seconds: longer than any run of the tests. */
const lifetime = 24 * 60 * 60;

/** Signs in at a server's API as john. */
export async function openApi({ url }: AppServer): Promise<Api> {
  const credentials = { username: 'john', password: '1234' };
  const issued = (await send(`${url}/api/tokens`, credentials)) as { token: string };
  const exp = Math.floor(Date.now() / 1000) + lifetime;
  const token = await reissue(issued.token, { exp });
  let count = 0;
  return {
    token,
    reissue,
    addPerson: async (fields = {}) => {
      const { givenName = 'Ada', familyName = 'Lovelace' } = fields;
      const { department = '', birthday = null, note = '' } = fields;
      count += 1;
      const userName = `newcomer-${count}`;
      const work = { phone: '', function: '', department, place: '', birthday, note };
      const person = {
        ...{ givenName, familyName, userName, email: `${userName}@example.org`, active: true },
        ...work,
      };
      const authorization = `Bearer ${token}`;
      return (await send(`${url}/api/people`, person, { authorization })) as ApiPerson;
    },
    changePerson: async ({ id, ...person }, fields) => {
      const authorization = `Bearer ${token}`;
      await send(`${url}/api/people/${id}`, { ...person, ...fields }, { authorization }, 'PUT');
    },
  };
}
