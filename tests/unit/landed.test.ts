import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { landedBefore } from '../../scripts/test/landed.mjs';

test('finds the commit of main below the checked out one, in a clone and in the work folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'etalase-landed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const gitIn = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@contoh.id', ...args], {
      cwd: join(root, folder),
      encoding: 'utf8',
    }).trim();
  const commit = (message: string) => gitIn('origin', 'commit', '--quiet', '--allow-empty', '-m', message);
  gitIn('', 'init', '--quiet', '--initial-branch', 'main', 'origin');
  commit('landed');
  const landed = gitIn('origin', 'rev-parse', 'HEAD');
  expect(landedBefore(join(root, 'origin'))).toBeNull();

  gitIn('origin', 'switch', '--quiet', '--create', 'work');
  commit('work');
  expect(landedBefore(join(root, 'origin'))).toBe(landed);
  // In a clone whose own main is the work, the landed commit is that of its origin.
  gitIn('', 'clone', '--quiet', 'origin', 'clone');
  gitIn('clone', 'switch', '--quiet', '--force-create', 'main', 'origin/work');
  expect(landedBefore(join(root, 'clone'))).toBe(landed);

  // Work that was merged into the clone's own main has not landed yet.
  gitIn('clone', 'commit', '--quiet', '--allow-empty', '-m', 'merged');
  gitIn('clone', 'switch', '--quiet', '--create', 'next');
  gitIn('clone', 'commit', '--quiet', '--allow-empty', '-m', 'next');
  expect(landedBefore(join(root, 'clone'))).toBe(landed);

  gitIn('origin', 'switch', '--quiet', 'main');
  commit('another way');
  gitIn('origin', 'switch', '--quiet', 'work');
  expect(landedBefore(join(root, 'origin'))).toBeNull();
  gitIn('clone', 'switch', '--quiet', '--detach', 'origin/main');
  expect(landedBefore(join(root, 'clone'))).toBeNull();
});
