import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.resolve(import.meta.dirname, '../../src');
/** Sources of the machines' states and contexts, and of their transport. Path cases describe tests. */
const SHAPES = /^(?:machines\/.*(?<!Paths)\.ts|domain\/.*\.ts|services\/.*contract\.ts|app\/state\w+\.ts)$/;

/**
 * The version of the state that a page is sent with: a hash of the sources that its shape comes from. Another one means
 * a page of another build, whose state is not restored. [SHELL-04]
 */
export function stateVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => SHAPES.test(file))
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(path.join(SOURCES, file)));
  return hash.digest('hex').slice(0, 12);
}
