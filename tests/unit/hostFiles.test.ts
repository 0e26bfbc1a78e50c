import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostFiles } from '../../scripts/release/hostFiles.ts';

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>;
const { files, packages } = hostFiles('.');

test('every package that a running host imports is one of its dependencies', () => {
  const missing = [...packages].filter(
    ([name]) => !(name in dependencies) && !(name in optionalDependencies),
  );
  expect(missing).toEqual([]);
});

test('what a host can do without is imported by it too, and never at its start', () => {
  for (const name of Object.keys(optionalDependencies)) {
    const source = readFileSync(packages.get(name) ?? '', 'utf8');
    expect(source).not.toMatch(new RegExp(`^import (?!type).*'${name}'`, 'm'));
    expect(source).toContain(`import('${name}')`);
  }
});

test('a running host imports every dependency; those of build and browser are none', () => {
  expect(Object.keys(dependencies).filter((name) => !packages.has(name))).toEqual([]);
});

test('a running host needs no source of a view, and nothing of tests, scripts and the lab', () => {
  expect(files).toContain('server/main.ts');
  expect(files.filter((file) => /\.tsx$|\.css$|^(?:tests|scripts|lab|e2e|bench)\//.test(file))).toEqual([]);
});

test('files that are read rather than imported belong to the host', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'src/views/ui/icons.svg',
      'marketplace/address/catalogue/places.csv',
      'marketplace/pictures/pictures.json',
    ]),
  );
  expect(packages.has('idn-area-data')).toBe(true);
});

test('what only the development server imports belongs to no running host', () => {
  expect(files).not.toContain('server/development.ts');
  expect(packages.has('vite')).toBe(false);
});
