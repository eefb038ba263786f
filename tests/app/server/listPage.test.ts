import type { Client } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../app/server/database/migrations.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';
import { parsePeopleQuery } from '../../../app/server/people/peopleQuery.js';
import { listPeople } from '../../../app/server/people/peopleTable.js';
import { dataFolder } from './serverProcess.js';

/** The same database for one reader, while another deletes somebody after each thing that it reads. */
function whileOthersDelete(client: Client): Client {
  const deleteOne = 'DELETE FROM people WHERE id = (SELECT max(id) FROM people)';
  const reading = new Map<unknown, (...args: never[]) => Promise<unknown>>([
    ['execute', client.execute.bind(client)],
    ['batch', client.batch.bind(client)],
  ]);
  return new Proxy(client, {
    get(target, name: keyof Client) {
      const read = reading.get(name);
      if (read === undefined) return target[name];
      return async (...args: never[]) => {
        const result = await read(...args);
        await client.execute(deleteOne);
        return result;
      };
    },
  });
}

test.each([1, 16, 17, 9_000_000_000_000_000])(
  'page %i of a list that others shorten has the rows that its total promises',
  async (page) => {
    const client = await openDatabase(await dataFolder(), undefined, migrations(2));
    onTestFinished(() => client.close());
    await client.execute('DELETE FROM people WHERE id > 301');
    const query = parsePeopleQuery({ page: String(page) });
    for (let reads = 0; reads < 4; reads += 1) {
      const list = await listPeople(whileOthersDelete(client), query);
      expect(list.page).toBe(Math.min(page, Math.ceil(list.total / 20)));
      expect(list.items).toHaveLength(Math.min(20, list.total - (list.page - 1) * 20));
    }
  },
);
