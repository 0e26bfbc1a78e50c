import { spawnSync } from 'node:child_process';

/**
 * The TypeScript files of a part that changed since a commit, also those that are not committed or new; none that are gone.
 *
 * @throws what git says when it does not know the commit
 */
export function changedFiles(root, since, part) {
  const ask = (...args) => {
    const { stdout, status, stderr } = spawnSync('git', [...args, '--', part], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split('\n');
  };
  const files = [
    ...ask('diff', '--name-only', '--diff-filter=d', since),
    ...ask('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => file.endsWith('.ts'));
}
