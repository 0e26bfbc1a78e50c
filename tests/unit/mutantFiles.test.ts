import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from '../../lab/changedFiles.mjs';
import { isLeftOut } from '../../scripts/mutants/leftOut.mjs';
import { ABOUT } from '../../scripts/mutants/parts.mjs';

test('lists changed and new files of a part since a commit, without deleted ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'etalase-mutants-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@contoh.id', ...args], { cwd: root });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  for (const part of ['part', 'other']) mkdirSync(join(root, part));
  for (const name of ['part/kept.ts', 'part/gone.ts', 'part/first.ts', 'part/second.ts', 'other/a.ts'])
    write(name, '1');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a');
  for (const name of ['part/first.ts', 'other/a.ts']) write(name, '2');
  git('commit', '--quiet', '-a', '-m', 'b');
  write('part/second.ts', '2');
  write('part/new.ts', '1');
  write('part/words.md', '1');
  rmSync(join(root, 'part/gone.ts'));
  expect(changedFiles(root, 'HEAD~1', 'part').toSorted()).toEqual([
    'part/first.ts',
    'part/new.ts',
    'part/second.ts',
  ]);
  expect(changedFiles(root, 'HEAD', 'part').toSorted()).toEqual(['part/new.ts', 'part/second.ts']);
  expect(() => changedFiles(root, 'nowhere', 'part')).toThrow(/nowhere/);
});

test('every test that is said to be about a file is there, and so is the file', () => {
  const names = (pattern: string) =>
    globSync(pattern).map((file) => basename(file).replace(/(\.test)?\.ts$/, ''));
  const sources = names('{marketplace/*/{rules,store},marketplace/core/database,server/**}/*.ts');
  const tests = names('tests/{contract,server}/**/*.test.ts');
  for (const [file, about] of Object.entries(ABOUT)) {
    expect(sources).toContain(file);
    for (const one of about) expect(tests).toContain(one);
  }
});

test('leaves out a test that needs a document, a process or journeys, also below a comment', () => {
  const first = ['// @vitest', 'environment jsdom\n'].join('-');
  const imports = (from: string) => `import { a } from '${from}';\n`;
  for (const text of [first, imports('node:child_process'), imports('../../e2e/support/shop.ts')]) {
    expect(isLeftOut(text)).toBe(true);
    expect(isLeftOut(`// @ts-nocheck\n${text}`)).toBe(true);
  }
  expect(isLeftOut(`// @ts-nocheck\n${imports('#src/domain/price/price.ts')}`)).toBe(false);
});
