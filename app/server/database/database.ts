import type { InStatement, ResultSet } from '@libsql/client';

/** The database, as all that reads and writes it sees it. */
export interface Database {
  execute(statement: InStatement): Promise<ResultSet>;
  /** Runs statements in one transaction: all of them or none. */
  batch(statements: InStatement[], mode: 'read' | 'write'): Promise<ResultSet[]>;
}

/** A database that somebody has to close. */
export interface OpenDatabase extends Database {
  /**
   * Leaves all data in one file, so that a copy of that is complete. Without this the latest writes
   * would stay in the log beside it, `gnap.db-wal`.
   */
  close(): Promise<void>;
}
