import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostFiles } from '../../scripts/release/hostFiles.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const valueOf = (instruction: string) =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, value = '']) => value);

test('the image runs the Node that the tests run on', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(valueOf('ARG')).toEqual([`NODE_VERSION=${devDependencies['node']}`]);
  expect(valueOf('FROM').every((image) => image.startsWith('node:${NODE_VERSION}-slim'))).toBe(true);
  expect(process.versions.node).toBe(devDependencies['node']);
});

test('the image takes only the released folder from the build and runs without rights', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /app ./']);
  expect(last.indexOf('\nUSER node')).toBeGreaterThan(last.indexOf('\nCOPY '));
  expect(last).toContain('\nCMD ["node", "server/main.ts"]\n');
});

test('nothing that a host is made of is kept out of the build', () => {
  const keptOut = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => /^[\w.]/.test(line) && !line.includes('*'));
  const needed = [
    ...hostFiles('.').files,
    'package.json',
    'package-lock.json',
    '.npmrc',
    'vite.config.ts',
    'scripts/release.mjs',
    'lab/',
    'src/',
  ];
  expect(keptOut).toContain('node_modules');
  expect(needed.filter((file) => keptOut.some((out) => file === out || file.startsWith(`${out}/`)))).toEqual(
    [],
  );
});
