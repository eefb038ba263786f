import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../app/server/database/database.js';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import { parsePeopleQuery } from '../../../app/server/people/peopleQuery.js';
import { listPeople } from '../../../app/server/people/peopleTable.js';
import { dataFolder } from './serverProcess.js';

/** The same database for one reader, while another deletes somebody after each thing that it reads. */
function whileOthersDelete(database: Database): Database {
  async function deleteOne<Result>(result: Promise<Result>): Promise<Result> {
    await result;
    await database.execute('DELETE FROM people WHERE id = (SELECT max(id) FROM people)');
    return result;
  }
  return {
    execute: (statement) => deleteOne(database.execute(statement)),
    batch: (statements, mode) => deleteOne(database.batch(statements, mode)),
  };
}

test.each([1, 16, 17, 9_000_000_000_000_000])(
  'page %i of a list that others shorten has the rows that its total promises',
  async (page) => {
    const database = await openDatabase(await dataFolder(), undefined, migrations(2));
    onTestFinished(() => database.close());
    await database.execute('DELETE FROM people WHERE id > 301');
    const query = parsePeopleQuery({ page: String(page) });
    for (let reads = 0; reads < 4; reads += 1) {
      const list = await listPeople(whileOthersDelete(database), query);
      expect(list.page).toBe(Math.min(page, Math.ceil(list.total / 20)));
      expect(list.items).toHaveLength(Math.min(20, list.total - (list.page - 1) * 20));
    }
  },
);
