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
 * Makes a folder for a marketplace that keeps its database. The folder holds the 91,599 regions already, because
 * writing them takes 0.25 s, most of the time of many tests.
 *
 * @param prefix of its name in the folder for temporary files; the caller removes it
 */
export function keptFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  copyFileSync(regionsFile(), path.join(folder, FILE), constants.COPYFILE_FICLONE);
  return folder;
}
