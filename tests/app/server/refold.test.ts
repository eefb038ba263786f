import { expect, test } from 'vitest';
import type { AnnouncementsPage } from '../../../app/server/announcements/announcementTable.js';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import type { PeoplePage } from '../../../app/server/people/peopleTable.js';
import { dataFolder } from './serverProcess.js';
import { signedIn, testServer } from './testServer.js';

test('people and announcements of an older data file are found and sorted by what is seen of their names', async () => {
  const data = await dataFolder();
  const older = await openDatabase(
    data,
    undefined,
    migrations(2).filter(({ id }) => id < 9),
  );
  await older.execute({
    sql: `UPDATE people SET given_name = ?, given_name_key = ?, family_name = ?, family_name_key = ?,
      search_text = ? WHERE id = 7`,
    args: [
      'Jean\u2011Luc',
      'jean\u2010luc',
      '\u200bAaron',
      '\u200baaron',
      'jean\u2010luc\n\u200baaron\nj\nj@example.org\n',
    ],
  });
  await older.execute({
    sql: 'UPDATE announcements SET title = ?, title_key = ?, search_text = ? WHERE id = 2',
    args: ['\u00adAan\u00adbod', '\u00adaan\u00adbod', '\u00adaan\u00adbod\n\njohn smith'],
  });
  await older.close();

  const send = await signedIn(await testServer({ dataFolder: data, databaseUrl: undefined }));
  const people = async (query: string) =>
    (await send(`/api/people?${query}`)).json<PeoplePage>().items.map(({ id }) => id);
  expect(await people('search=jean-luc%20aaron')).toEqual([7]);
  expect((await people('sort=familyName'))[0]).toBe(7);

  const announcements = async (query: string) =>
    (await send(`/api/announcements?${query}`)).json<AnnouncementsPage>().items.map(({ id }) => id);
  expect(await announcements('search=aanbod')).toEqual([2]);
  expect((await announcements('sort=title'))[0]).toBe(2);
});
