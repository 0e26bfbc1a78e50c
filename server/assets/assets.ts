import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { accepts } from '../http/acceptEncoding.ts';
import { createDictionaries } from './dictionaries.ts';
import { firstStylesOf } from './firstStyles.ts';

interface Asset {
  plain: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
}
export interface AssetAddresses {
  /** The page's entry script after its static imports; each may import those before it. */
  scripts: string[];
  styles: string[];
  /** Sheets that come with a later file: a document with a dialog names them too. */
  dialogStyles?: string[];
  /** Returns the rules of the style sheets that the first screen of a document needs; absent when no sheet is built. */
  firstStyles?: (html: string) => string;
  /** The sheet for paper and for colours of the system; absent where it is not built. */
  otherMedia?: string;
  fonts: string[];
  /** The words of each language. */
  copies: { id: string[]; en: string[] };
  /** The lab's entry script; null where the server runs without it. */
  lab: string | null;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json']);
const ENTRY = 'src/app/entryClient.tsx';
const OTHER_MEDIA = 'src/views/ui/styles/media/otherMedia.css';
const LAB_ENTRY = 'lab/inspector/door.ts';
const YEAR_SECONDS = 365 * 24 * 3600;

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/**
 * The built browser files, served as immutable: their names carry their content's hash. Those of the last few builds are
 * served too, for tabs that were opened before the newest.
 */
export function loadAssets(distDir: string, withLab: boolean) {
  const clientDir = path.join(distDir, 'client');
  const files = readFiles(path.join(clientDir, 'assets'));
  const former = readFormerFiles(path.join(distDir, 'former'));
  const manifest = readManifest(clientDir);
  if (manifest[ENTRY] === undefined) throw new Error('The build has no entry; run `npm run build`');
  const address = (file: string) => `/${file}`;
  const initial = staticClosure(manifest, ENTRY);
  const names = [...files.keys()];
  const styles = initial.flatMap((chunk) => (chunk.css ?? []).map(address));
  const dialogStyles = Object.values(manifest)
    .flatMap((chunk) => (chunk.css ?? []).map(address))
    .filter((name) => !styles.includes(name));
  const otherMedia = manifest[OTHER_MEDIA]?.file;
  const lab = withLab ? loadLab(path.join(distDir, 'lab')) : null;
  const addresses: AssetAddresses = {
    scripts: initial.map((chunk) => address(chunk.file)),
    styles,
    dialogStyles,
    firstStyles: firstStylesOf(
      [...styles, ...dialogStyles].map((name) => files.get(name)?.plain.toString() ?? '').join(''),
    ),
    ...(otherMedia === undefined ? {} : { otherMedia: address(otherMedia) }),
    fonts: names.filter((name) => name.endsWith('.woff2')),
    copies: {
      id: [manifest['src/copy/idFirst.ts']?.file].flatMap((file) =>
        file === undefined ? [] : [address(file)],
      ),
      en: [manifest['src/copy/enFirst.ts']?.file].flatMap((file) =>
        file === undefined ? [] : [address(file)],
      ),
    },
    lab: lab === null ? null : address(lab.door),
  };
  // Of equal addresses the last counts: the page's own file, then the lab's, then that of the newest former build.
  const served = new Map([...former, ...(lab?.files ?? []), ...files]);
  const dictionaries = createDictionaries(new Map([...served].map(([name, { plain }]) => [name, plain])));
  return {
    addresses,
    /** The files of this build, by address. */
    files: files as ReadonlyMap<string, { plain: Buffer; brotli: Buffer | null }>,
    /**
     * The answer to a request for a built file, or null when there is none.
     *
     * @param acceptEncoding the header of this name
     * @param availableDictionary the header of this name; null where the browser has no former file
     */
    serve(
      pathname: string,
      acceptEncoding: string,
      availableDictionary: string | null = null,
    ): Response | Promise<Response> | null {
      const asset = served.get(pathname);
      if (asset === undefined) return null;
      const pattern = dictionaries.patternOf(pathname);
      const answer = (body: Buffer, encoding: string | null) =>
        builtFile(
          pathname,
          body,
          encoding,
          pattern === null
            ? {}
            : {
                'use-as-dictionary': `match="${pattern}"`,
                vary: 'accept-encoding, available-dictionary',
              },
        );
      const encoding =
        asset.brotli !== null && accepts(acceptEncoding, 'br')
          ? 'br'
          : asset.gzip !== null && accepts(acceptEncoding, 'gzip')
            ? 'gzip'
            : null;
      const body =
        (encoding === 'br' ? asset.brotli : encoding === 'gzip' ? asset.gzip : null) ?? asset.plain;
      const difference = accepts(acceptEncoding, 'dcz')
        ? dictionaries.differenceOf(pathname, availableDictionary)
        : null;
      if (difference === null) return answer(body, encoding);
      // A file that was written anew has little in common with its former one.
      return difference.then((smaller) =>
        smaller.length < body.length ? answer(smaller, 'dcz') : answer(body, encoding),
      );
    },
  };
}

/** The answer with a built file, which browsers keep: its name carries the hash of its content. */
export const builtFile = (
  name: string,
  body: Buffer,
  encoding: string | null,
  headers: Record<string, string> = {},
): Response =>
  new Response(new Uint8Array(body), {
    headers: {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      ...headers,
    },
  });

/** The files of a folder with the compressed forms from the build; those of the lab are gzipped here. */
function readFiles(folder: string): Map<string, Asset> {
  const files = new Map<string, Asset>();
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const read = (name: string) => (names.includes(name) ? readFileSync(path.join(folder, name)) : null);
  for (const name of names.filter((name) => !/\.(?:gz|br)$/.test(name))) {
    const extension = path.extname(name);
    const plain = readFileSync(path.join(folder, name));
    files.set(`/assets/${name}`, {
      plain,
      gzip: read(`${name}.gz`) ?? (COMPRESSIBLE.has(extension) ? gzipSync(plain, { level: 9 }) : null),
      brotli: read(`${name}.br`),
    });
  }
  return files;
}

/** Newest build first: a name that several builds have is the same file in all of them. */
function readFormerFiles(folder: string): Map<string, Asset> {
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    builds
      .sort((one, other) => Number(one) - Number(other))
      .flatMap((build) => [...readFiles(path.join(folder, build))]),
  );
}

function readManifest(folder: string): Record<string, ManifestChunk> {
  return JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
}

/** The lab is built apart from the page, so that no part of it can get into the page's files. */
function loadLab(folder: string) {
  if (!existsSync(folder)) throw new Error('The lab is not built; run `npm run build`');
  const door = readManifest(folder)[LAB_ENTRY];
  if (door === undefined) throw new Error('The build of the lab has no entry; run `npm run build`');
  return { door: door.file, files: readFiles(path.join(folder, 'assets')) };
}

/** The static imports of a chunk, then the chunk itself. */
function staticClosure(manifest: Record<string, ManifestChunk>, start: string): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (key: string): ManifestChunk[] => {
    const chunk = manifest[key];
    if (seen.has(key) || chunk === undefined) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk];
  };
  return visit(start);
}

export type Assets = ReturnType<typeof loadAssets>;
