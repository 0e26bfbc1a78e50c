import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { atMost, note, type Figure } from './figures.ts';

const CLIENT_DIR = path.resolve(import.meta.dirname, '../dist/client');
const ENTRY = 'src/app/entryClient.tsx';
const COPY = 'src/copy/id.ts';
const MODALS = 'src/views/modals/';
/** What every page brings when the browser has nothing better to do. */
const WHEN_IDLE = 'sections';
const LISTED = 5;

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** A chunk's key and those of all it imports statically. */
function closure(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[start];
  if (chunk === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** Size in kB (1,000 bytes) at the quality the server compresses its files with. */
function brotliKilobytes(file: string): number {
  const text = readFileSync(path.join(CLIENT_DIR, file));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1_000;
}

/** What a product page loads first, and what each part that is loaded on demand adds to a page at rest. */
export function measureFiles(): Figure[] {
  const manifest = JSON.parse(readFileSync(path.join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = closure(manifest, ENTRY);
  closure(manifest, COPY, first);
  const scripts = [...first].flatMap((key) => manifest[key]?.file ?? []);
  const total = scripts.reduce((sum, file) => sum + brotliKilobytes(file), 0);
  const styles = [...new Set([...first].flatMap((key) => manifest[key]?.css ?? []))];
  const atRest = new Set(first);
  for (const [key, { name }] of Object.entries(manifest))
    if (name === WHEN_IDLE) closure(manifest, key, atRest);
  const lazy = Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry === true && !atRest.has(key))
    .map(([key]) => {
      const added = [...closure(manifest, key)].filter((part) => !atRest.has(part));
      const size = added.reduce((sum, part) => sum + brotliKilobytes(manifest[part]?.file ?? ''), 0);
      return { isModal: key.startsWith(MODALS), name: path.basename(key).replace(/\.\w+$/, ''), size };
    })
    .toSorted((a, b) => b.size - a.size);
  const [modals, others] = [lazy.filter(({ isModal }) => isModal), lazy.filter(({ isModal }) => !isModal)];
  return [
    atMost('First-load JavaScript, brotli', total, 'kB', 150, `aim 125; ${scripts.length} files`),
    note(
      'Style sheet, brotli',
      styles.reduce((sum, file) => sum + brotliKilobytes(file), 0),
      'kB',
    ),
    atMost(
      'Biggest modal, brotli: what it adds to a page at rest',
      modals[0]?.size ?? Number.NaN,
      'kB',
      15,
      listed(modals),
    ),
    note('Biggest other lazy part', others[0]?.size ?? Number.NaN, 'kB', listed(others)),
  ];
}

const listed = (parts: readonly { name: string; size: number }[]) =>
  `of ${parts.length}: ${parts
    .slice(0, LISTED)
    .map(({ name, size }) => `${name} ${size.toFixed(1)}`)
    .join(', ')}`;
