import { spawnSync } from 'node:child_process';

/**
 * The commit of main that the checked out one goes on from: whatever stands there has been proven before it came there.
 * Null where main is the checked out commit itself, has gone another way, or is not known.
 */
export function landedBefore(root) {
  const ask = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const head = ask('rev-parse', 'HEAD').stdout.trim();
  for (const name of ['origin/main', 'main']) {
    const { status, stdout } = ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    const commit = stdout.trim();
    if (status === 0 && commit !== head && ask('merge-base', '--is-ancestor', commit, head).status === 0)
      return commit;
  }
  return null;
}
