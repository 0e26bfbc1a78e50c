import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plantProject } from '../support/plantedProject.ts';

/** Files that a running host reads, each for a reason of its own. */
const RELEASED = {
  'package.json': '{ "type": "module", "imports": { "#server/*": "./server/*", "#src/*": "./src/*" } }',
  'package-lock.json': '{ "packages": {} }',
  '.npmrc': 'engine-strict=true',
  'server/main.ts':
    "import '#server/listen.ts'; import 'hono'; if (process.env['DEV']) await import('./development.ts');",
  'server/listen.ts': "export const icons = new URL('../src/icons.svg', import.meta.url);",
  'server/letters.json': '{}',
  'marketplace/main.ts': "import '#src/domain/price/price.ts';",
  'marketplace/backup.ts': '',
  'marketplace/pictures/one.webp': 'picture',
  'src/icons.svg': '<svg/>',
  'src/domain/price/price.ts': 'export const price = 1;',
  'dist/client/assets/page.js': '',
  'dist/client/.vite/manifest.json': '{}',
  'dist/server/entryServer.js': "import 'node:fs';",
  'dist/former/1/page.js': '',
  'dist/lab/assets/lab.js': '',
};
/** Files that it does without. */
const LEFT = {
  'server/development.ts': '',
  'src/domain/unused.ts': '',
  'dist/built-from.txt': '',
  'README.md': '',
  'tests/a.test.ts': '',
};

function plant(more: Record<string, string> = {}) {
  const project = plantProject(['scripts/release'], { ...RELEASED, ...LEFT, ...more });
  onTestFinished(project.remove);
  symlinkSync(path.resolve('node_modules/vite'), path.join(project.root, 'node_modules/vite'), 'dir');
  const folder = path.join(project.root, 'out');
  const filesOf = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return { folder, filesOf, release: (...args: string[]) => project.run('scripts/release/main.ts', args) };
}

test('a release has every file that a host reads, in its four built folders too, and no other', () => {
  const { filesOf, release } = plant();
  expect(release('out')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^out is ready: npm ci --omit=dev/),
  });
  expect(filesOf().toSorted()).toEqual(Object.keys(RELEASED).toSorted());
});

test('a release without a folder or into a full one writes nothing and fails', () => {
  const { folder, filesOf, release } = plant({ 'out/mine.txt': '' });
  expect(release()).toMatchObject({ status: 1, said: 'Name a folder: npm run release -- FOLDER\n' });
  expect(release('out')).toMatchObject({ status: 1, said: 'out is not empty; nothing was written\n' });
  expect(existsSync(folder)).toBe(true);
  expect(filesOf()).toEqual(['mine.txt']);
});

test('a release fails when a built file asks for a package, which the host would not have', () => {
  const { folder, release } = plant({ 'dist/server/entryServer.js': "import 'react-dom/server';" });
  expect(release('out')).toMatchObject({
    status: 1,
    said: 'dist/server/entryServer.js asks for the package react-dom; the build should carry it\n',
  });
  expect(existsSync(folder)).toBe(false);
});
