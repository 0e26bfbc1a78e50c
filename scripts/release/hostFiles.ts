import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';

/** Programs of a running host: the host, the marketplace alone, and the backup of its database. */
export const HOST_ENTRIES = ['server/main.ts', 'marketplace/main.ts', 'marketplace/backup.ts'];
/** Imported only to serve sources as they are; its packages are not installed on a running host. */
const DEVELOPMENT_ONLY = 'server/development.ts';
/** Folders with data that is read at run time: pictures, places. */
const DATA_FOLDERS = ['server', 'marketplace'];

const BUILT_INS = new Set(builtinModules);
/** A package whose files are read rather than imported. */
const RESOLVED = /\.resolve\(\s*'([^']+)'\s*\)/g;
/** A file of the project that is read from beside the code. */
const READ_BESIDE = /new URL\(\s*'([^']+)'\s*,\s*import\.meta\.url\s*\)/g;

export interface HostFiles {
  /** Every file of the project that a running host reads, built files apart; sorted, relative to the project. */
  files: string[];
  /** The packages it imports by itself, each with the first file that does. */
  packages: Map<string, string>;
}

/**
 * Follows the imports of a running host as Node does, types left out.
 *
 * @param root the project's folder
 * @throws for an import that leads to no file, or whose address is not written out
 */
export function hostFiles(root: string): HostFiles {
  const { imports: aliases } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const open = [...HOST_ENTRIES];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!file.endsWith('.ts')) continue;
    const code = stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8'));
    for (const match of code.matchAll(READ_BESIDE)) open.push(beside(file, match[1] ?? ''));
    for (const specifier of [
      ...importsOf(file, code),
      ...[...code.matchAll(RESOLVED)].map(([, name = '']) => name),
    ]) {
      const target = projectFile(file, specifier, aliases);
      if (target === DEVELOPMENT_ONLY) continue;
      if (target !== null) open.push(target);
      else if (!isBuiltIn(specifier)) {
        const name = packageOf(specifier);
        if (!packages.has(name)) packages.set(name, file);
      }
    }
  }
  for (const folder of DATA_FOLDERS) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(?:ts|md)$/.test(entry.name)) continue;
      files.add(path.relative(root, path.join(entry.parentPath, entry.name)));
    }
  }
  return { files: [...files].toSorted(), packages };
}

/** The packages that a built file asks for at run time. */
export function packagesOfBuilt(file: string): string[] {
  return importsOf(file, readFileSync(file, 'utf8'))
    .filter((specifier) => !specifier.startsWith('.') && !isBuiltIn(specifier))
    .map(packageOf);
}

function importsOf(file: string, code: string): string[] {
  const { module, errors } = parseSync(file, code, { lang: 'js' });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
  ].filter((specifier) => specifier !== undefined);
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = /^(["'`])([^$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    // Only the build knows the names of built files; they are listed separately.
    return written?.[2] === undefined ? [] : [written[2]];
  });
  return [...new Set([...named, ...later])];
}

const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || BUILT_INS.has(specifier);

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const beside = (file: string, specifier: string) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));

/** A specifier as a file of the project, or null for a package. */
function projectFile(file: string, specifier: string, aliases: Record<string, string>): string | null {
  if (specifier.startsWith('.')) return beside(file, specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix)) {
      return path.posix.normalize(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return null;
}
