import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialogsSheet, partsSheet } from '../support/partsSheet.ts';

const DIST = 'dist/client';
/** Of the calculator for loans alone, which comes with its modal. */
const OF_A_MODAL = 'loan-plot-coming';

test('[LOAD-11] the built sheets have every class, and its name comes with its view alone', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const entry = manifest['src/app/entryClient.tsx'];
  const read = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8');
  const classesOf = (css: string) => {
    const text = css.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
    return new Set([...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
  };
  const built = classesOf((entry?.css ?? []).map(read).join('\n'));
  const wanted = classesOf(partsSheet());
  expect(wanted.size).toBeGreaterThan(350);
  expect([...wanted].filter((name) => !built.has(name))).toEqual([]);

  const later = Object.values(manifest).flatMap(({ file, css = [] }) => (file === entry?.file ? [] : css));
  expect(later).toHaveLength(1);
  const ofDialogs = classesOf(later.map(read).join('\n'));
  expect([...classesOf(dialogsSheet())].filter((name) => !ofDialogs.has(name))).toEqual([]);
  expect(built.has('modal-head')).toBe(false);

  const withName = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js') && read(file).includes(OF_A_MODAL))
    .map(({ file }) => file);
  expect(withName).toHaveLength(1);
  expect(withName).not.toContain(entry?.file);
});
