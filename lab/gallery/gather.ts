import { valueName } from '../engine/stateNames.ts';
import { writeRun, type Run } from '../inspector/session/runLink.ts';
import { RUN_KEY } from '../inspector/session/runWord.ts';
import { SIZES, type Gallery, type Problem, type Size } from './gallery.ts';
import type { PlannedState } from './plan.ts';
import type { Outcome } from './shoot.ts';
import type { Scene } from './scenes.ts';

const SIZE_NAMES = Object.keys(SIZES);

/** Puts the sizes of one state together. */
export async function gather(
  gallery: Gallery,
  scene: Scene,
  state: PlannedState | null,
  found: ReadonlyMap<Size, Outcome>,
  origin: string,
): Promise<void> {
  const reached = [...found]
    .filter((entry): entry is [Size, Extract<Outcome, { isReached: true }>] => entry[1].isReached)
    // The order in which they were taken depends on their speed.
    .toSorted(([one], [other]) => SIZE_NAMES.indexOf(one) - SIZE_NAMES.indexOf(other));
  const [first] = reached;
  if (first !== undefined) {
    const [, { run, value }] = first;
    const shownState: PlannedState = state ?? {
      name: value === null || value === undefined ? 'as it comes' : `as it comes, ${valueName(value)}`,
      value: undefined,
      input: undefined,
      steps: [],
      words: [],
    };
    gallery.reached.push({
      scene,
      state: shownState,
      shots: reached.flatMap(([, { shots }]) => shots),
      link: await linkOf(scene, run, origin),
      isAlone: reached.some(([, { isAlone }]) => isAlone),
      problems: distinct(reached.flatMap(([, { problems }]) => problems)),
    });
  }
  for (const [size, outcome] of found) {
    if (outcome.isReached) continue;
    gallery.unreached.push({
      part: scene.part,
      scene: scene.name,
      state: state?.name ?? 'as it comes',
      words: state?.words ?? [],
      reason: found.size > 1 && first !== undefined ? `${size}: ${outcome.reason}` : outcome.reason,
    });
    if (first === undefined) break;
  }
}

/** The address that opens the page in this state, on a server with the lab. */
async function linkOf({ address }: Scene, run: Run | null, origin: string): Promise<string> {
  if (run === null) return `${origin}${address}`;
  return `${origin}${address}?lab#${RUN_KEY}=${await writeRun(run)}`;
}

function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ kind, text }) => {
    const key = `${kind} ${text}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
