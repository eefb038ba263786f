import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { beforeAll, expect, test } from 'vitest';
import type { AnnouncementsPage } from '../../../app/server/announcements/announcementTable.js';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import { dataFolder } from './serverProcess.js';
import { shareHtmlWorker } from './htmlThread.js';
import { postTokens, signedIn, testServer } from './testServer.js';

beforeAll(() => shareHtmlWorker('/api'));

type Send = Awaited<ReturnType<typeof signedIn>>;

async function authorsBy(send: Send, sort: string): Promise<readonly string[]> {
  const list = (await send(`/api/announcements?sort=${sort}`)).json<AnnouncementsPage>();
  return list.items.map(({ author }) => author);
}

/** Adds somebody with the password of john. */
async function addUser(data: string, givenName: string, familyName: string): Promise<void> {
  const client = createClient({ url: pathToFileURL(join(data, 'gnap.db')).href });
  try {
    await client.execute({
      sql: `INSERT INTO users (user_name, user_name_key, password_hash, given_name, family_name, email)
        SELECT 'other', 'other', password_hash, ?, ?, email FROM users WHERE user_name = 'john'`,
      args: [givenName, familyName],
    });
  } finally {
    client.close();
  }
}

test('authors are sorted as names are, without regard to diacritics and case', async () => {
  const data = await dataFolder();
  const server = await testServer({ dataFolder: data, databaseUrl: undefined });
  await addUser(data, 'łucja', 'Nowak');
  const signIn = await postTokens(server, { username: 'other', password: '1234' });
  const { token } = signIn.json<{ token: string }>();
  const payload = { title: 'News', content: '<p>News</p>', isPublished: true };
  const headers = { authorization: `Bearer ${token}` };
  await server.inject({ method: 'POST', url: '/api/announcements', payload, headers });

  const send = await signedIn(server);
  const sorted = ['Élodie Lefèvre', 'John Smith', 'John Smith', 'łucja Nowak'];
  expect(await authorsBy(send, 'author')).toEqual(sorted);
  expect(await authorsBy(send, '-author')).toEqual([...sorted].reverse());

  const [last] = (await send('/api/announcements?sort=-author')).json<AnnouncementsPage>().items;
  const url = `/api/announcements/${String(last?.id)}`;
  await send({ method: 'PUT', url, payload: { ...payload, version: 1 } });
  expect((await authorsBy(send, 'author')).slice(-3)).toEqual(Array(3).fill('John Smith'));
});

test('the announcements of an older data file are sorted by their authors too', async () => {
  const data = await dataFolder();
  const older = await openDatabase(
    data,
    undefined,
    migrations(2).filter(({ id }) => id < 8),
  );
  await older.execute(
    `UPDATE announcements SET author = '', search_text = title_key || char(10) || 'a' || char(10, 10)
      WHERE title_key LIKE 'nieuwe%'`,
  );
  older.close();
  const send = await signedIn(await testServer({ dataFolder: data, databaseUrl: undefined }));
  expect(await authorsBy(send, 'author')).toEqual(['', 'Élodie Lefèvre', 'John Smith']);
});
