import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LabError } from './engine/cases.ts';

/** Writes a file that a command was asked for, with the folders above it; one line when that cannot be. */
export function writeOutput(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new LabError(`${file} cannot be written: ${(error as Error).message.split(',')[0]}`);
  }
}
