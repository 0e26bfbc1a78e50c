import path from 'node:path';

/** Texts of a project by their paths from its root. */
export type Texts = ReadonlyMap<string, string>;

export interface Moved {
  /** Texts that changed or moved, by their new paths. */
  texts: Map<string, string>;
  /** The new path of each file that moved, by its old one. */
  paths: Map<string, string>;
  /** Places that name a moved file or its folder in words that are no path of it: they are changed by hand. */
  left: string[];
}

export class MoveError extends Error {}

const CODE = /\.(?:tsx?|m?js|mts|css)$/;
/** A quoted path that begins in the folder of its file; what follows a `?` is for the bundler. */
const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n$?]*)((?:\?[^'"`\n]*)?\1)/g;
const LINK = /(\]\()([^)#\s:]+)/g;
/** Lists and patterns that name files of others. */
const LISTS =
  /^(?:[\w.]+\.(?:json|ts)|scripts\/(?:alike\/kinds\.json|importRules\.mjs|mutants\/.*)|\.oxlintrc\.json|\.oxfmtrc\.json)$/;

/**
 * Files under their new paths, with each import, link and mention of them in all texts.
 *
 * @param texts every text of the project
 * @param moves new paths of files or folders by their old ones, from the root
 * @throws MoveError where nothing is at an old path, or something is at a new one
 */
export function moved(texts: Texts, moves: ReadonlyMap<string, string>): Moved {
  const paths = new Map<string, string>();
  for (const [from, to] of moves) {
    const found = [...texts.keys()].filter((file) => file === from || file.startsWith(`${from}/`));
    if (found.length === 0) throw new MoveError(`${from} is no file or folder of the project`);
    for (const file of found) paths.set(file, to + file.slice(from.length));
  }
  const named = new Map([...moves, ...paths]);
  const targets = [...paths.values()];
  const taken = targets.find((to, at) => (texts.has(to) && !paths.has(to)) || targets.indexOf(to) !== at);
  if (taken !== undefined) throw new MoveError(`${taken} is there already`);
  const result: Moved = { texts: new Map(), paths, left: [] };
  for (const [file, text] of texts) {
    const now = paths.get(file) ?? file;
    const changed = withPaths(text, { file, now, texts, named });
    if (changed !== text || now !== file) result.texts.set(now, changed);
    if (LISTS.test(file)) result.left.push(...mentions(file, changed, paths));
  }
  return result;
}

function withPaths(
  text: string,
  {
    file,
    now,
    texts,
    named,
  }: { file: string; now: string; texts: Texts; named: ReadonlyMap<string, string> },
): string {
  const { posix } = path;
  const again = (written: string) => {
    const target = posix.normalize(posix.join(posix.dirname(file), written));
    const isFile = texts.has(target);
    const isFolder = !isFile && now !== file && [...texts.keys()].some((one) => one.startsWith(`${target}/`));
    if (!isFile && !isFolder) return written;
    const to = named.get(target) ?? target;
    if (to === target && now === file) return written;
    const relative = posix.relative(posix.dirname(now), to);
    return relative.startsWith('.') || !written.startsWith('.') ? relative : `./${relative}`;
  };
  const own = CODE.test(file)
    ? text.replaceAll(
        RELATIVE,
        (_, quote: string, written: string, end: string) => quote + again(written) + end,
      )
    : file.endsWith('.md')
      ? text.replaceAll(LINK, (_, open: string, written: string) => open + again(written))
      : text;
  // A path from the root stands in imports by `#`, in lists and in documents.
  return own.replaceAll(/(?<![\w./-])[a-z]\w*(?:\/[\w.-]+)+/g, (mention) => {
    const bare = mention.replace(/\.+$/, '');
    return (named.get(bare) ?? bare) + mention.slice(bare.length);
  });
}

/** The lines of a list that hold the name of a moved file without its ending, or the folder that it left. */
function mentions(file: string, text: string, paths: ReadonlyMap<string, string>): string[] {
  const names = [...paths.keys()].map((from) => path.basename(from).replace(/\.[\w.]+$/, ''));
  const words = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
  return text
    .split('\n')
    .flatMap((line, at) => (words.test(line) ? [`${file}:${at + 1} ${line.trim().slice(0, 120)}`] : []));
}
