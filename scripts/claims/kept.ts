import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Claim, Statement } from './sample.ts';

/** Files that every test may run. */
const SHARED = ['{src,marketplace,server,web}/**/*.{ts,tsx}', 'tests/**/support/**/*.{ts,tsx}'];

/** By file: from, to, and 1 where it is run. */
type Kept = Record<string, [number, number, 0 | 1][]>;

function hashOf(root: string, files: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

const packed = (statements: readonly Statement[]): Kept =>
  Object.fromEntries(
    [...Map.groupBy(statements, ({ file }) => file)].map(([file, own]) => [
      file,
      own.map(({ from, to, isRun }) => [from, to, isRun ? 1 : 0]),
    ]),
  );

const unpacked = (kept: Kept): Statement[] =>
  Object.entries(kept).flatMap(([file, own]) =>
    own.map(([from, to, isRun]) => ({ file, from, to, isRun: isRun === 1 })),
  );

/**
 * Keeps what the tests of claims run, for as long as product and support of the tests stay as they are: other seeds
 * compare with it, and ask anew only for claims whose titles or test files changed.
 */
export function keptStatements(root: string): {
  of: (claim: Claim, ask: (claim: Claim) => Statement[] | null) => Statement[] | null;
  /** Those of every claim that is kept. */
  all: () => Statement[][];
} {
  const parent = path.join(root, 'node_modules/.cache/claims');
  const folder = path.join(parent, hashOf(root, globSync(SHARED, { cwd: root })));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(parent))
    if (name !== path.basename(folder)) rmSync(path.join(parent, name), { recursive: true });
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { key: string; files: Kept };
  return {
    of(claim, ask) {
      const name = `${claim.id}.json`;
      const key = hashOf(root, claim.files, claim.titles);
      if (readdirSync(folder).includes(name)) {
        const kept = read(name);
        if (kept.key === key) return unpacked(kept.files);
      }
      const statements = ask(claim);
      if (statements !== null)
        writeFileSync(path.join(folder, name), JSON.stringify({ key, files: packed(statements) }));
      return statements;
    },
    all: () =>
      readdirSync(folder)
        .map((name) => unpacked(read(name).files))
        .filter((statements) => statements.length > 0),
  };
}
