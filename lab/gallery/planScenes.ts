import type { Browser } from 'playwright';
import { stepLabel } from '../engine/steps.ts';
import { readRun } from '../inspector/session/runLink.ts';
import type { RecordedRun } from '../inspector/session/recordedRun.ts';
import { findMachine, loadPaths } from '../machines.ts';
import { readToTheEnd } from '../browser/readToTheEnd.ts';
import { HELD_TIME_MS, type GalleryOptions } from './gallery.ts';
import { planStates, type Plan } from './plan.ts';
import type { Scene } from './scenes.ts';
import { ask, openScene, openVisitor, prepareScene, rest, type Visitor, type VisitOptions } from './visit.ts';
import { inTurns } from './inTurns.ts';

/** A scene with the states that are to be shown there. */
export interface PlannedScene {
  scene: Scene;
  plan: Plan;
}

/** Visits every scene once, so that walks can use the real page's answers. */
export async function planScenes(
  browser: Browser,
  visits: VisitOptions,
  { scenes, jobs, isStopped, onProgress }: GalleryOptions,
): Promise<PlannedScene[]> {
  const seen = new Map<Scene, SeenScene>();
  // Scenes on the same page are recorded in one visit.
  const visited = [
    ...Map.groupBy(
      scenes.filter(({ steps }) => steps === null),
      ({ address, member, before }) => JSON.stringify([address, member, before]),
    ).values(),
  ];
  let looked = 0;
  await inTurns(visited, jobs, async (together) => {
    if (isStopped()) return;
    for (const [scene, facts] of await recordScenes(browser, visits, together)) seen.set(scene, facts);
    looked += 1;
    onProgress(`looked at ${looked} of ${visited.length} places`);
  });
  const planned: PlannedScene[] = [];
  for (const scene of scenes) {
    if (isStopped()) break;
    onProgress(`looking for ways through ${scene.part}`);
    const { recorded = null, user = null } = seen.get(scene) ?? {};
    const plan =
      scene.steps === null
        ? planStates(await loadPaths(findMachine(scene.part)), recorded, { serverTimeMs: HELD_TIME_MS, user })
        : fixedPlan(scene);
    planned.push({ scene, plan });
  }
  return planned;
}

function fixedPlan({ name, steps }: Scene): Plan {
  if (steps === null || steps.length === 0) return { states: [], missed: [], cut: null };
  const words = steps.map((step) => stepLabel(step));
  return { states: [{ name, value: undefined, input: undefined, steps, words }], missed: [], cut: null };
}

interface SeenScene {
  recorded: RecordedRun | null;
  user: unknown;
}

async function recordScenes(
  browser: Browser,
  visits: VisitOptions,
  scenes: readonly Scene[],
): Promise<Map<Scene, SeenScene>> {
  const seen = new Map<Scene, SeenScene>();
  const [first] = scenes;
  if (first === undefined) return seen;
  const visitor = await openVisitor(browser, first, 'desktop', { ...visits, isFresh: true });
  try {
    await openScene(visitor, first);
    await visitor.page.evaluate(readToTheEnd);
    await rest(visitor);
    await prepareScene(visitor, first);
    const user = await ask(visitor, 'user');
    for (const scene of scenes) seen.set(scene, { recorded: await recordedOf(visitor, scene), user });
  } catch {
    // The walks then use the event cases alone.
  } finally {
    await visitor.close();
  }
  return seen;
}

async function recordedOf(visitor: Visitor, { path: pattern }: Scene): Promise<RecordedRun | null> {
  const place = await ask(visitor, 'find', pattern);
  if (place === null) return null;
  const { word, isFromStart, sources } = await ask(visitor, 'recorded', place);
  const run = await readRun(word);
  if (run === null) return null;
  const { input, steps } = run;
  return {
    input,
    inputs: input === undefined ? [] : [input],
    steps,
    isFromStart,
    beginSeq: 0,
    sources,
    begin: null,
    end: null,
  };
}
