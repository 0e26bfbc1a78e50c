import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LabError } from './engine/cases.ts';
import type { Ends } from './engine/distinguish.ts';

/** The file with a digest of what each machine does on its walks. `lab lock` writes it, the model tests compare it. */
export const LOCK = 'tests/model/walks.lock.json';

export interface Locked {
  /** Of the records of all its walks. */
  digest: string;
  /** Walks beside those over every transition: finding them takes far longer than walking them. */
  ends: Ends;
}

/** A machine is one line: its digest, and the ends of walks as `configuration/place`. */
const lockSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{16}( \d+\/(\d+|-1))*$/));

/** The lock by machine; empty where the folder has none. Throws where the file is not one. */
export function readLock(root: string): Record<string, Locked> {
  const file = path.join(root, LOCK);
  if (!existsSync(file)) return {};
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new LabError(`${LOCK} is no JSON: ${(error as Error).message}`);
  }
  const lock = lockSchema.safeParse(read);
  if (!lock.success) throw new LabError(`${LOCK}: ${z.prettifyError(lock.error)}`);
  return Object.fromEntries(
    Object.entries(lock.data).map(([name, line]) => {
      const [digest = '', ...ends] = line.split(' ');
      return [name, { digest, ends: ends.map(readEnd) }];
    }),
  );
}

function readEnd(text: string): Ends[number] {
  const [configuration = 0, place = -1] = text.split('/').map(Number);
  return [configuration, place];
}

export function writeLock(root: string, lock: Readonly<Record<string, Locked>>): void {
  const lines = Object.entries(lock)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([name, { digest, ends }]) => [name, [digest, ...ends.map((end) => end.join('/'))].join(' ')]);
  writeFileSync(path.join(root, LOCK), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}
