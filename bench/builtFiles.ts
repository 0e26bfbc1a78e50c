import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const ENTRY = 'src/app/entryClient.tsx';
const COPY = 'src/copy/idFirst.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  isDynamicEntry?: boolean;
}
export type Manifest = Record<string, Chunk>;

const clientDir = (root: string) => path.join(root, 'dist/client');

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(clientDir(root), '.vite/manifest.json'), 'utf8')) as Manifest;

/** A chunk's key and those of all it imports statically. */
export function closure(manifest: Manifest, start: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[start];
  if (chunk === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** Keys of what every page loads with its document. */
export function firstLoadOf(manifest: Manifest): Set<string> {
  return closure(manifest, COPY, closure(manifest, ENTRY));
}

/** The name of a chunk in its source. */
export const nameOf = (key: string, { name }: Chunk): string =>
  name ?? path.basename(key).replace(/\.\w+$/, '');

/** Size in kB (1,000 bytes) at the quality the server compresses its files with. */
export function brotliKilobytes(root: string, file: string): number {
  const text = readFileSync(path.join(clientDir(root), file));
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1_000;
}
