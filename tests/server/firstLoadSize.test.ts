import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brotliKilobytes, closure, firstLoadOf, nameOf, readManifest } from '../../bench/builtFiles.ts';
import { FIRST_FILES } from '../../bench/firstFiles.ts';

/** Limits in kB of 1,000 bytes, compressed as the host sends them: the last measured size and a little room. */
const SCRIPTS_KB = 91.9;
const MACHINES_KB = 34.2;
const STYLES_KB = 13.6;

test('[LOAD-06] the first load has an upper bound', () => {
  const manifest = readManifest('.');
  const first = [...firstLoadOf(manifest)].flatMap((key) => manifest[key] ?? []);
  const sizeOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + brotliKilobytes('.', file), 0);
  expect(sizeOf(first.map(({ file }) => file))).toBeLessThan(SCRIPTS_KB);
  expect(sizeOf(first.flatMap(({ css }) => css ?? []))).toBeLessThan(STYLES_KB);
});

test('[LOAD-06] each script of the first load has its reason and its own upper bound', () => {
  const manifest = readManifest('.');
  const first = [...firstLoadOf(manifest)].flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [{ name: nameOf(key, chunk), size: brotliKilobytes('.', chunk.file) }];
  });
  expect(first.map(({ name }) => name).toSorted()).toEqual(Object.keys(FIRST_FILES).toSorted());
  const over = first.filter(({ name, size }) => size >= (FIRST_FILES[name]?.limit ?? 0));
  expect(over).toEqual([]);
});

/** Files of the manifest, by their names: of two of one name the last. */
const filesByName = () => {
  const manifest = readManifest('.');
  return new Map(Object.entries(manifest).map(([key, chunk]) => [nameOf(key, chunk), key] as const));
};

test('[LOAD-06, LOAD-09] the machines come after the first load, in one file of bounded size', () => {
  const manifest = readManifest('.');
  const first = firstLoadOf(manifest);
  const machines = filesByName().get('machines') ?? '';
  expect([...closure(manifest, machines)].filter((key) => !first.has(key))).toEqual([machines]);
  const file = manifest[machines]?.file ?? '';
  expect(brotliKilobytes('.', file)).toBeLessThan(MACHINES_KB);
  // XState names an event so.
  const textOf = (name: string) => readFileSync(path.join('dist/client', name), 'utf8');
  expect(textOf(file)).toContain('xstate.init');
  for (const key of first) expect(textOf(manifest[key]?.file ?? ''), key).not.toContain('xstate.init');
});

test('[LOAD-05] what stands below the first screen comes without the code of any modal', () => {
  const manifest = readManifest('.');
  const keys = filesByName();
  const named = (key: string) => nameOf(key, manifest[key] ?? { file: '' });
  const first = [...firstLoadOf(manifest)].map(named);
  const brought = ['near', 'sections'].flatMap((name) =>
    [...closure(manifest, keys.get(name) ?? '')].map(named),
  );
  expect(new Set(brought.filter((name) => !first.includes(name)))).toEqual(
    new Set(['near', 'sections', 'machines', 'rest', 'zod']),
  );
});

test('[LOAD-07] no later file is below 3 kB, but that of a page of its own and those of modals', () => {
  const manifest = readManifest('.');
  const first = firstLoadOf(manifest);
  const areas = globSync('src/views/modals/*/').map((folder) => path.basename(folder));
  const small = Object.entries(manifest)
    .filter(([key, { file }]) => file.endsWith('.js') && !first.has(key) && brotliKilobytes('.', file) < 3)
    .map(([key, chunk]) => nameOf(key, chunk));
  expect(small.filter((name) => !areas.includes(name) && !name.endsWith('Page'))).toEqual([]);
});
