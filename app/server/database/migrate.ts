import { LibsqlError, type Client, type InStatement } from '@libsql/client';

/** One step of the database's history. Once released it is never edited; a change is a new step. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  statements(): readonly InStatement[] | Promise<readonly InStatement[]>;
}

async function done(client: Client): Promise<Set<number>> {
  const { rows } = await client.execute('SELECT id FROM migrations');
  return new Set(rows.map((row) => Number(row['id'])));
}

/**
 * Runs the steps that this database has not seen, in order, each in one transaction together with its mark.
 * A second server that starts at the same moment fails on the mark's primary key and sees the step as done.
 */
export async function migrate(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT',
  );
  const before = await done(client);
  for (const migration of migrations.filter(({ id }) => !before.has(id))) {
    const mark: InStatement = {
      sql: 'INSERT INTO migrations (id, name) VALUES (?, ?)',
      args: [migration.id, migration.name],
    };
    const statements = await migration.statements();
    try {
      await client.batch([mark, ...statements], 'write');
    } catch (error) {
      const isTaken = error instanceof LibsqlError && error.code.startsWith('SQLITE_CONSTRAINT');
      if (!isTaken || !(await done(client)).has(migration.id)) throw error;
    }
  }
}
