import type { Command } from '../command.ts';
import { endsOf, walksTo } from '../engine/distinguish.ts';
import { explore } from '../engine/explore.ts';
import { digestOf, recordedWalks } from '../engine/recordedWalks.ts';
import { LOCK, readLock, writeLock } from '../lock.ts';
import { findMachine, findMachines, loadCases, ROOT } from '../machines.ts';

export const lockCommand: Command = {
  usage: 'lock [machine...]',
  summary: `the digest of what each machine does on its walks, into ${LOCK}; the changed ones are named`,
  options: {},
  async run({ positionals, progress }) {
    const all = findMachines().filter(({ hasCases }) => hasCases);
    const asked = positionals.length === 0 ? all : positionals.map(findMachine);
    const former = readLock(ROOT);
    const lock = Object.fromEntries(
      Object.entries(former).filter(([name]) => all.some((one) => one.name === name)),
    );
    for (const found of asked) {
      progress(`walking ${found.name}`);
      const graph = explore(await loadCases(found));
      const ends = endsOf(graph);
      lock[found.name] = { digest: digestOf(recordedWalks(graph, walksTo(graph, ends))), ends };
    }
    writeLock(ROOT, lock);
    const names = [...new Set([...Object.keys(former), ...Object.keys(lock)])];
    const changed = names.filter((name) => former[name]?.digest !== lock[name]?.digest).toSorted();
    return {
      data: { file: LOCK, changed },
      text:
        changed.length === 0
          ? `${LOCK}: nothing changed`
          : `${LOCK}: changed for ${changed.join(', ')}; \`npm run lab -- diff HEAD ${changed.join(' ')}\` prints what they do otherwise`,
    };
  },
};
