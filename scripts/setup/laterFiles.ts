import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Vite's wrapper around every `import()` of the browser, and its mark for the files that come with one. */
const AROUND_IMPORTS = /^\0vite\/preload-helper\.js$/;
const FILES_MARK = '__VITE_PRELOAD__';
const EXTENSION = '.js';
const IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g;
/** Code of Vite's bundler for an import of which one name is read: it copies that name from the module into an object. */
const COPIED = /async\(\)=>\{let\{(\w+):(\w+)\}=await ([^;{}]+);return\{\1:\2\}\}/g;
/** Names in a chunk's code: the list of files of its imports, the files at some indices of it, and one file. */
const TABLE = '__laterTable';
const FILES = '__laterFiles';
const FILE = '__laterFile';

const helper = fileURLToPath(new URL('../../src/services/files/bringFiles.ts', import.meta.url));

/**
 * Puts `bringFiles` around every `import()` of the browser bundle, in the place of Vite's own helper, and names for each
 * the files that come with it, but for those of the first load.
 */
export function laterFiles(): Plugin {
  return {
    name: 'etalase:later-files',
    enforce: 'pre',
    load: {
      filter: { id: AROUND_IMPORTS },
      handler: () => `export { bringFiles as __vitePreload } from ${JSON.stringify(helper)};`,
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const withImports = (name: string, known = new Set<string>()): Set<string> => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (chunk === undefined) this.error(`${name} is imported but not in the bundle`);
          if (known.has(name)) return known;
          known.add(name);
          for (const imported of chunk.imports) withImports(imported, known);
          return known;
        };
        const firstLoad = new Set(
          chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]),
        );
        for (const chunk of chunks) {
          chunk.code = named(chunk, (name) => {
            const later = [...withImports(name)].filter((file) => !firstLoad.has(file));
            const sheets = chunks.filter(({ fileName }) => later.includes(fileName)).flatMap(sheetsOf);
            return [...new Set([...later, ...sheets])];
          });
        }
      },
    },
  };
}

/** The style sheets that come with a chunk. */
const sheetsOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])];

/**
 * A chunk's code with the files of each of its imports named, each once: every one is a hash that no compression makes
 * smaller. Every mark belongs to the import before it.
 */
function named(chunk: Rolldown.OutputChunk, filesOf: (name: string) => string[]): string {
  const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
  const [head = '', ...rest] = chunk.code.split(FILES_MARK);
  if (rest.length === 0) return chunk.code;
  const table: string[] = [];
  const placeOf = (file: string) => {
    if (!file.startsWith(folder)) throw new Error(`${chunk.fileName}: ${file} is not beside it`);
    const name = file.slice(folder.length, file.endsWith(EXTENSION) ? -EXTENSION.length : undefined);
    if (!table.includes(name)) table.push(name);
    return table.indexOf(name);
  };
  let code = '';
  let before = head;
  for (const after of rest) {
    const imports = [...before.matchAll(IMPORT)].map((match) => match[2] ?? '');
    if (imports.length > 1)
      throw new Error(`${chunk.fileName}: ${imports.length} imports before one list of files`);
    // None where the module is in this very chunk.
    const files = imports.flatMap((name) => filesOf(folder + name));
    code += before
      .replace(IMPORT, (text, _quote, name: string) =>
        files.includes(folder + name) ? `${FILE}(${placeOf(folder + name)})` : text,
      )
      // The module itself has the name too.
      .replace(COPIED, '()=>$3');
    code += `${FILES}(${files.map(placeOf).join()})`;
    before = after;
  }
  const [path, end] = [folder, EXTENSION].map((part) => JSON.stringify(part));
  return (
    // `bringFiles` adds the extension of scripts; a sheet stands in the table with its own.
    `const ${TABLE}=${JSON.stringify(table)},${FILES}=(...at)=>at.map(i=>${path}+${TABLE}[i]),` +
    `${FILE}=i=>import("./"+${TABLE}[i]+${end});${code}${before}`
  );
}
