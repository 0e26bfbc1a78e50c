import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PictureEntry {
  widths: number[];
  placeholder: string;
}
export const PICTURES_DIR = path.resolve(import.meta.dirname, '../../pictures') + path.sep;
const manifest = JSON.parse(readFileSync(`${PICTURES_DIR}pictures.json`, 'utf8')) as Record<
  string,
  PictureEntry
>;

/** Returns a picture in the form of the contract; null without one of this name. */
export function pictureOf(name: string | undefined, alt: string) {
  const entry = name === undefined ? undefined : manifest[name];
  if (name === undefined || entry === undefined) return null;
  const base = `/pictures/${name}`;
  const small = entry.widths[0] ?? 320;
  const large = entry.widths.at(-1) ?? 320;
  return {
    thumbnail: `${base}-${small}.webp`,
    full: `${base}-${large}.webp`,
    alt,
    picture: { base, widths: entry.widths, placeholder: entry.placeholder },
  };
}
