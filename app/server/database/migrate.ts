import { LibsqlError, type InStatement } from '@libsql/client';
import { ConfigurationError } from '../options.js';
import type { Database } from './database.js';

/** One step of the database's history. Once released it is never edited; a change is a new step. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  /** @param database as the steps before have left it */
  statements(database: Database): readonly InStatement[] | Promise<readonly InStatement[]>;
}

async function done(database: Database): Promise<Set<number>> {
  const { rows } = await database.execute('SELECT id FROM migrations');
  return new Set(rows.map((row) => Number(row['id'])));
}

/** An older program would write rows without what a newer one has added. */
function refuseNewer(done: ReadonlySet<number>, known: readonly Migration[]): void {
  const last = Math.max(0, ...known.map(({ id }) => id));
  const found = Math.max(0, ...done);
  if (found <= last) return;
  throw new ConfigurationError(
    `The database is of a newer version of this program (step ${String(found)}; this one knows ` +
      `${String(last)}). Start that version, or choose another database by GNAP_DATA or DATABASE_URL.`,
  );
}

/**
 * Runs the steps that this database has not seen, in order, each in one transaction together with its mark.
 * A second server that starts at the same moment fails on the mark's primary key and sees the step as done.
 * @throws ConfigurationError when the database has seen a later step than the last of these
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.execute(
    'CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT',
  );
  const before = await done(database);
  refuseNewer(before, migrations);
  for (const migration of migrations.filter(({ id }) => !before.has(id))) {
    const mark: InStatement = {
      sql: 'INSERT INTO migrations (id, name) VALUES (?, ?)',
      args: [migration.id, migration.name],
    };
    const statements = await migration.statements(database);
    try {
      await database.batch([mark, ...statements], 'write');
    } catch (error) {
      const isTaken = error instanceof LibsqlError && error.code.startsWith('SQLITE_CONSTRAINT');
      if (!isTaken || !(await done(database)).has(migration.id)) throw error;
    }
  }
}
