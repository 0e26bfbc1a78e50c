import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';

type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Database {
  /** All rows of a prepared statement. */
  all(sql: string, ...values: Value[]): Row[];
  /** The first row, or undefined. */
  get(sql: string, ...values: Value[]): Row | undefined;
  /** Number of changed rows. */
  run(sql: string, ...values: Value[]): number;
  /**
   * Runs in one immediate transaction: all is written, or nothing when it throws. Inside another one it is part of that
   * and written with it.
   */
  transaction<T>(work: () => T): T;
  /**
   * Runs reads that see the database at one moment. Together they take and give back the locks of its file once, which
   * costs several times as much as a read. A write inside is written at once, as without it; reads of a promise that
   * `work` returns are no part of it.
   */
  reading<T>(work: () => T): T;
  /** Tells whether the present writes may still be rolled back. */
  isInTransaction(): boolean;
  close(): void;
}

/** A new database in memory: to copy it takes a tenth of the time of the migrations. */
let empty: Uint8Array | undefined;

/**
 * Opens the embedded database below a folder, or in memory for ":memory:", and brings its schema up to date.
 *
 * @throws for a database that a newer release has written: it is left as it is
 */
export function openDatabase(dataDir: string): Database {
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'marketplace.sqlite');
  if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(file);
  // FULL: an acknowledged write survives a power cut, at about a tenth of the speed of NORMAL.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  if (file === ':memory:' && empty !== undefined) database.deserialize(empty);
  const statements = new Map<string, StatementSync>();
  const writes = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  const prepareWrite = (sql: string): StatementSync => {
    const known = writes.get(sql);
    if (known !== undefined) return known;
    const made = database.prepare(sql);
    // The result of a write has its last row id; that of a word index is above 2^53, too large for a number.
    made.setReadBigInts(true);
    writes.set(sql, made);
    return made;
  };
  let isReading = false;
  const endReading = () => {
    if (!isReading) return;
    isReading = false;
    prepare('COMMIT').run();
  };
  const opened: Database = {
    all: (sql, ...values) => prepare(sql).all(...values) as Row[],
    get: (sql, ...values) => prepare(sql).get(...values) as Row | undefined,
    run(sql, ...values) {
      endReading();
      return Number(prepareWrite(sql).run(...values).changes);
    },
    isInTransaction: () => database.isTransaction && !isReading,
    reading(work) {
      if (database.isTransaction) return work();
      prepare('BEGIN').run();
      isReading = true;
      try {
        return work();
      } finally {
        endReading();
      }
    },
    transaction(work) {
      endReading();
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
  try {
    migrate(database, opened);
    if (file === ':memory:') empty ??= database.serialize();
  } catch (error) {
    database.close();
    throw error;
  }
  return opened;
}

function migrate(database: DatabaseSync, opened: Database): void {
  opened.transaction(() => {
    const version = Number((database.prepare('PRAGMA user_version').get() as Row)['user_version']);
    if (version > MIGRATIONS.length) {
      throw new Error(
        `the database is of a newer release (its schema is ${version}, this release knows ${MIGRATIONS.length}); start that release, or name another DATA_DIR`,
      );
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    // A pragma takes no parameters; the number is the length of the list above.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}
