import { copyFileSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedRegions } from '#marketplace/address/seed/seedRegions.ts';

const FILE = 'marketplace.sqlite';
let withRegions: string | undefined;

/** A database that knows the regions of Indonesia and nothing else; made once in each process of tests. */
function regionsFile(): string {
  if (withRegions !== undefined) return withRegions;
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-regions-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = openDatabase(folder);
  seedRegions(database);
  database.close();
  withRegions = path.join(folder, FILE);
  return withRegions;
}

/**
 * A new folder for a marketplace whose database is kept. Its regions are there: to write 91,599 of them takes a quarter
 * of a second, which would be most of what many a test takes.
 *
 * @param prefix of its name in the folder for temporary files; who asks takes it away
 */
export function keptFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  copyFileSync(regionsFile(), path.join(folder, FILE), constants.COPYFILE_FICLONE);
  return folder;
}
