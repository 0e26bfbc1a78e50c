import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moved, MoveError } from './moved.ts';

const USE =
  'use: npm run move -- FROM TO [FROM TO]…, or npm run move -- --list FILE with a pair in each line; paths from the root';
/** Texts that name files; pictures and data of others are left out. */
const TEXTS = /\.(?:tsx?|m?js|mts|css|md|json|ya?ml)$|^\.ci\/run$|^Dockerfile$/;
const GENERATED = /^package-lock\.json$/;

const words = process.argv.slice(2);
const pairs =
  words[0] === '--list' && words.length === 2
    ? readFileSync(words[1] ?? '', 'utf8')
        .split(/\s+/)
        .filter(Boolean)
    : words;
if (pairs.length === 0 || pairs.length % 2 === 1 || pairs.some((word) => word.startsWith('-'))) {
  console.error(USE);
  process.exit(2);
}
const moves = new Map<string, string>();
for (let at = 0; at < pairs.length; at += 2) moves.set(pairs[at] ?? '', pairs[at + 1] ?? '');
/** Removes a folder that holds nothing any more, and those above it. */
function removeEmpty(folder: string): void {
  if (folder === '.' || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(path.dirname(folder));
}
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = git('ls-files', '-z').split('\0').filter(Boolean);
try {
  const texts = new Map(
    files.map((file) => [file, TEXTS.test(file) && !GENERATED.test(file) ? readFileSync(file, 'utf8') : '']),
  );
  const result = moved(texts, moves);
  for (const [from, to] of result.paths) {
    mkdirSync(path.dirname(to), { recursive: true });
    git('mv', from, to);
  }
  for (const from of result.paths.keys()) removeEmpty(path.dirname(from));
  const written = [...result.texts].filter(([file]) => TEXTS.test(file));
  for (const [file, text] of written) writeFileSync(file, text);
  const code = written.map(([file]) => file).filter((file) => /\.(?:tsx?|m?js|mts|json|css)$/.test(file));
  if (code.length > 0)
    spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...code], { stdio: 'inherit' });
  console.log(`${result.paths.size} files moved, ${written.length} changed`);
  if (result.left.length > 0) console.log(`To be looked at:\n${result.left.join('\n')}`);
} catch (error) {
  if (!(error instanceof MoveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
