import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake in what was asked for; its message is one line for the terminal. */
export class NewError extends Error {}

/** A line for an existing file: before `end`, the first one after `list` begins. */
export interface Line {
  file: string;
  list: string;
  end: string;
  text: string;
}
/** Files and lines that a kind writes; paths are relative to the project. */
export interface Made {
  files: Record<string, string>;
  lines: Line[];
  /** Work that is left to do by hand, and the commands that write the rest. */
  next: string[];
}
export interface Kind {
  /** Words after `new`. */
  usage: string;
  summary: string;
  /** Returns the files and lines, but writes nothing; throws a `NewError` where they cannot be made. */
  make(name: string, root: string): Made;
}

/** `giftBox` in the forms that sources need. */
export interface Name {
  camel: string;
  pascal: string;
  kebab: string;
  words: string;
}

/** Reads a name that files, keys and types are made of. */
export function readName(text: string): Name {
  if (!/^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/.test(text)) {
    throw new NewError(`"${text}" is no name: begin small and write the words together, as giftBox`);
  }
  const words = text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    camel: text,
    pascal: text.charAt(0).toUpperCase() + text.slice(1),
    kebab: words.replaceAll(' ', '-'),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** The areas of areas.json, in the order of the alphabet. */
export const areasOf = (root: string): string[] =>
  Object.keys((JSON.parse(readText(root, 'areas.json')) as { areas: object }).areas).toSorted();

/** Reads `<place>/<name>`, the place being one of those there are. */
export function readPlace(
  text: string,
  places: readonly string[],
  what: string,
): [place: string, name: string] {
  const [place = '', name, ...rest] = text.split('/');
  if (name === undefined || rest.length > 0) {
    throw new NewError(`"${text}" names no ${what}: write ${places[0]}/${place === '' ? 'giftBox' : place}`);
  }
  if (!places.includes(place)) {
    throw new NewError(`there is no ${what} "${place}"; there are ${places.join(', ')}`);
  }
  return [place, name];
}

/** Throws when something has that name already. */
export function refuseExisting(root: string, pattern: string, name: string): void {
  const [found] = globSync(pattern, { cwd: root });
  if (found !== undefined) throw new NewError(`${name} is there already: ${found.replaceAll(path.sep, '/')}`);
}

export const readText = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** Writes all of it, or nothing: an existing file, or a list that is not found, is an error before the first byte. */
export function write({ files, lines }: Made, root: string): void {
  for (const file of Object.keys(files)) {
    if (existsSync(path.join(root, file))) throw new NewError(`${file} is there already`);
  }
  const changed = new Map<string, string>();
  for (const { file, list, end, text } of lines) {
    const source = changed.get(file) ?? readText(root, file);
    const begin = source.indexOf(list);
    const at = begin < 0 ? -1 : source.indexOf(end, begin);
    if (at < 0) throw new NewError(`${file} has no ${list.trim()}`);
    changed.set(file, `${source.slice(0, at)}${text}${source.slice(at)}`);
  }
  for (const [file, text] of [...changed, ...Object.entries(files)]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
