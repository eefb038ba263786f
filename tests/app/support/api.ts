import type { AppServer } from './server.js';

/** A person, as far as tests look at one. */
export interface ApiPerson {
  readonly id: number;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The API of a server, as a signed-in person uses it, without the app. */
export interface Api {
  /** A valid access token. */
  readonly token: string;
  /** Adds somebody whom no other test knows. */
  addPerson(names?: Partial<Pick<ApiPerson, 'givenName' | 'familyName'>>): Promise<ApiPerson>;
}

async function send(url: string, body: unknown, headers: HeadersInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}.`);
  return response.json();
}

/** Signs in at a server's API as john. */
export async function openApi({ url }: AppServer): Promise<Api> {
  const credentials = { username: 'john', password: '1234' };
  const { token } = (await send(`${url}/api/tokens`, credentials)) as { token: string };
  let count = 0;
  return {
    token,
    addPerson: async ({ givenName = 'Ada', familyName = 'Lovelace' } = {}) => {
      count += 1;
      const userName = `newcomer-${count}`;
      const work = { phone: '', function: '', department: '', place: '', birthday: null, note: '' };
      const person = {
        ...{ givenName, familyName, userName, email: `${userName}@example.org`, active: true },
        ...work,
      };
      const authorization = `Bearer ${token}`;
      return (await send(`${url}/api/people`, person, { authorization })) as ApiPerson;
    },
  };
}
