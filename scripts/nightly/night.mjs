import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The commit of a night. Null where it is unknown, or where files differ from it: its verdicts then hold for one run
 * alone.
 */
export function commitOf(root) {
  const ask = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const head = ask('rev-parse', '--verify', '--quiet', 'HEAD');
  const changed = ask('status', '--porcelain', '--untracked-files=no');
  return head.status === 0 && changed.status === 0 && changed.stdout === '' ? head.stdout.trim() : null;
}

/** The verdicts of earlier runs at a commit, by part; empty where the file has none of it or cannot be read. */
export function keptNight(file, commit) {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return commit !== null && kept.commit === commit ? kept.verdicts : {};
  } catch {
    return {};
  }
}

/** Writes the verdicts so far. */
export function keepNight(file, commit, verdicts) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ commit, verdicts }, null, 2));
}

const timeOf = (seconds) =>
  seconds < 3600
    ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    : `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;

/** A line for each part, in their order, and the closing line with the time that all of them took. */
export function nightText(names, verdicts) {
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const verdict = verdicts[name];
    if (verdict === undefined) return `${name.padEnd(width)}  not run`;
    return `${name.padEnd(width)}  ${verdict.hasPassed ? 'passed' : 'FAILED'}  ${timeOf(verdict.seconds)}`;
  });
  const all = names.flatMap((name) => verdicts[name] ?? []);
  const passed = all.filter(({ hasPassed }) => hasPassed).length;
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0);
  const left = names.length - all.length;
  const closing = `${passed} of ${names.length} parts passed, ${all.length - passed} failed, ${left} not run, in ${timeOf(seconds)}`;
  return [...lines, closing].join('\n');
}
