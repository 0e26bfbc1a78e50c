import { expect, test } from 'vitest';
import { walksTo } from '#lab/engine/distinguish.ts';
import { explore, type Graph } from '#lab/engine/explore.ts';
import { digestOf, recordedWalks, recordOf, type RecordedWalk } from '#lab/engine/recordedWalks.ts';
import { readLock } from '#lab/lock.ts';
import { findMachines, loadCases, ROOT } from '#lab/machines.ts';

/** `lab mutate` names the machines whose mutants it tries: the others need not walk meanwhile. */
const only = process.env['LAB_WALKS']?.split(',');

/** The largest machine walks for some seconds beside other work; a run for its mutants takes far longer. */
const timeout = only === undefined ? 120_000 : 3_600_000;

/** Tests that each machine of an area still does on its walks what `walks.lock.json` has the digest of. */
export function expectLockedWalks(area: string): void {
  const lock = readLock(ROOT);
  const walking = findMachines().filter(
    (one) => one.area === area && one.hasCases && only?.includes(one.name) !== false,
  );
  test.each(walking)('$name does on its walks what the lock says', { timeout }, async (found) => {
    const known = walked.get(found.name);
    if (known !== undefined) {
      for (const walk of known.walks) expect(recordOf(known.graph, walk), walk.title).toEqual(walk.rows);
      return;
    }
    const graph = explore(await loadCases(found));
    const locked = lock[found.name];
    const walks = recordedWalks(graph, walksTo(graph, locked?.ends ?? []));
    walked.set(found.name, { graph, walks });
    expect(
      digestOf(walks),
      `${found.name} does otherwise: \`npm run lab -- diff HEAD ${found.name}\` prints what, \`npm run lab -- lock ${found.name}\` accepts it`,
    ).toBe(locked?.digest);
  });
}

/** Walks of the machines as they are. A test that is run again drives a mutant along them. */
const walked = new Map<string, { graph: Graph; walks: RecordedWalk[] }>();
