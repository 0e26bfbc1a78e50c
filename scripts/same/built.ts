import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliKilobytes, firstLoadOf, readManifest } from '../../bench/builtFiles.ts';

/** Style rules of a build in their order, and the sizes of the first load in kB. */
export function builtOf(tree: string): { styles: string; sizes: Record<string, number> } {
  const manifest = readManifest(tree);
  const first = [...firstLoadOf(manifest)].flatMap((key) => manifest[key] ?? []);
  const sizeOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + brotliKilobytes(tree, file), 0);
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))].toSorted();
  const styles = sheets.map((file) =>
    readFileSync(path.join(tree, 'dist/client', file), 'utf8').replaceAll('}', '}\n'),
  );
  return {
    styles: styles.join('\n').replaceAll(/-[\w-]{7,8}(?=\.\w+\b)/g, ''),
    sizes: {
      scripts: sizeOf(first.map(({ file }) => file)),
      styles: sizeOf(first.flatMap(({ css }) => css ?? [])),
    },
  };
}
