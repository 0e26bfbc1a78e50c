import path from 'node:path';
import { brotliKilobytes, closure, firstLoadOf, nameOf, readManifest } from './builtFiles.ts';
import { FIRST_FILES } from './firstFiles.ts';
import { atMost, note, type Figure } from './figures.ts';

const MODALS = 'src/views/modals/';
/** The chunk that every page loads after it has come to life. */
const WHEN_IDLE = 'sections';
const LISTED = 5;

/** Measures the first load of a product page, and the parts that are loaded on demand, by the bytes they add. */
export function measureFiles(root: string): Figure[] {
  const manifest = readManifest(root);
  const sizeOf = (file: string) => brotliKilobytes(root, file);
  const first = firstLoadOf(manifest);
  const scripts = [...first].flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : { name: nameOf(key, chunk), size: sizeOf(chunk.file) };
  });
  const total = scripts.reduce((sum, { size }) => sum + size, 0);
  const styles = [...new Set([...first].flatMap((key) => manifest[key]?.css ?? []))];
  const atRest = new Set(first);
  for (const [key, { name }] of Object.entries(manifest))
    if (name === WHEN_IDLE) closure(manifest, key, atRest);
  const lazy = Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry === true && !atRest.has(key))
    .map(([key]) => {
      const added = [...closure(manifest, key)].filter((part) => !atRest.has(part));
      const size = added.reduce((sum, part) => sum + sizeOf(manifest[part]?.file ?? ''), 0);
      return { isModal: key.startsWith(MODALS), name: path.basename(key).replace(/\.\w+$/, ''), size };
    })
    .toSorted((a, b) => b.size - a.size);
  const [modals, others] = [lazy.filter(({ isModal }) => isModal), lazy.filter(({ isModal }) => !isModal)];
  return [
    atMost('First-load JavaScript, brotli', total, 'kB', 90, `${scripts.length} files`),
    ...scripts.map(({ name, size }) => {
      const { limit, reason } = FIRST_FILES[name] ?? { limit: 0, reason: 'no reason is known' };
      return atMost(`First load: ${name}`, size, 'kB', limit, reason);
    }),
    atMost(
      'Style sheet, brotli',
      styles.reduce((sum, file) => sum + sizeOf(file), 0),
      'kB',
      13,
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
