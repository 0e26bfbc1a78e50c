import { existsSync } from 'node:fs';
import { chmod, link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: a copy in several begins again after each write in between, and may never end. */
const ALL_PAGES = 2 ** 31 - 1;

/** The reason why there is no backup; the message is one line for the caller. */
export class BackupError extends Error {}

/**
 * Copies the embedded database to a file, as it is at one moment, while hosts may write. The file appears when it is
 * complete; only its owner may read it.
 *
 * @param dataDir the folder of the database
 * @param file must not exist yet
 * @returns its number of bytes
 * @throws BackupError
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const source = join(dataDir, 'marketplace.sqlite');
  if (!existsSync(source)) throw new BackupError(`There is no database in ${dataDir}; is DATA_DIR right?`);
  if (existsSync(file)) throw new BackupError(`${file} is there already; it is not overwritten`);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    // Sets the file mode first: the database holds addresses.
    await (await openNew(unfinished)).close();
    await chmod(unfinished, 0o600);
    await copy(source, unfinished);
    check(unfinished);
    // A link, in place of a rename, fails when the name exists by now.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST'
        ? new BackupError(`${file} is there already; it is not overwritten`)
        : error;
    });
    const written = await open(file, 'r');
    try {
      await written.sync();
      return (await written.stat()).size;
    } finally {
      await written.close();
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function openNew(file: string) {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    throw new BackupError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

async function copy(source: string, target: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    await backup(database, target, { rate: ALL_PAGES });
  } catch (error) {
    throw new BackupError(`The database could not be copied: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}

/** Turns it into one file, without the two that a running database has beside it, and lets SQLite read all of it. */
function check(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    const faults = database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
      .filter((line) => line !== 'ok');
    const [lost] = database.prepare('PRAGMA foreign_key_check').all();
    if (lost !== undefined) faults.push(`a row of ${String(lost['table'])} leads nowhere`);
    if (faults.length > 0) throw new BackupError(`The copy is not whole and was deleted: ${faults[0]}`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The copy is not whole and was deleted: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}
