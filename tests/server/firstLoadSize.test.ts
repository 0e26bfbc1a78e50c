import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brotliKilobytes, closure, firstLoadOf, nameOf, readManifest } from '../../bench/builtFiles.ts';

/** Limits in kB of 1,000 bytes, compressed as the host sends them: the last measured size and a little room. */
const SCRIPTS_KB = 126.7;
const STYLES_KB = 15.7;

test('[LOAD-06] the first load has an upper bound', () => {
  const manifest = readManifest('.');
  const first = [...firstLoadOf(manifest)].flatMap((key) => manifest[key] ?? []);
  const sizeOf = (files: readonly string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + brotliKilobytes('.', file), 0);
  expect(sizeOf(first.map(({ file }) => file))).toBeLessThan(SCRIPTS_KB);
  expect(sizeOf(first.flatMap(({ css }) => css ?? []))).toBeLessThan(STYLES_KB);
});

test('[LOAD-05] what stands below the first screen comes without the code of any modal', () => {
  const manifest = readManifest('.');
  const modals = globSync('src/views/modals/*/*.tsx').map((file) => path.basename(file, '.tsx'));
  const named = (key: string) => nameOf(key, manifest[key] ?? { file: '' });
  const below = Object.keys(manifest).filter((key) => ['below', 'sections'].includes(named(key)));
  expect(below).toHaveLength(2);
  const brought = below.flatMap((key) => [...closure(manifest, key)].map(named));
  expect(brought.filter((name) => name === 'answers' || modals.includes(name))).toEqual([]);
});
