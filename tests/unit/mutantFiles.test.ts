import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from '../../scripts/mutants/changedFiles.mjs';

test('what changed since a commit: committed or not, and new files; nothing that is gone or of another part', () => {
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
