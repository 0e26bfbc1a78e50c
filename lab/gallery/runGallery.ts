import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { createAnswers } from './answers.ts';
import { browserOptions } from '../browser/browserOptions.ts';
import { runServer } from '../browser/builtServer.ts';
import { browserScript } from '../browser/browserScript.ts';
import { LabError } from '../engine/cases.ts';
import { valueName } from '../engine/stateNames.ts';
import { stepLabel } from '../engine/steps.ts';
import { readRun, writeRun, type Run } from '../inspector/session/runLink.ts';
import type { RecordedRun } from '../inspector/session/recordedRun.ts';
import { RUN_KEY } from '../inspector/session/runWord.ts';
import { findMachine, loadPaths, ROOT } from '../machines.ts';
import { readToTheEnd } from '../browser/readToTheEnd.ts';
import { HELD_TIME_MS, SIZES, type Gallery, type Problem, type Size, type Theme } from './gallery.ts';
import { planStates, type Plan, type PlannedState } from './plan.ts';
import { shootAsItComes, shootState, type Outcome, type ShootOptions } from './shoot.ts';
import { createPictures } from './pictures.ts';
import type { Scene } from './scenes.ts';
import { ask, openScene, openVisitor, prepareScene, rest, type Visitor, type VisitOptions } from './visit.ts';

const PICTURES = 'pictures';
const SIZE_NAMES = Object.keys(SIZES);
/** Colours and letters are drawn alike on every machine. */
const ALIKE = ['--force-color-profile=srgb', '--font-render-hinting=none'];

export interface GalleryOptions {
  scenes: readonly Scene[];
  sizes: readonly Size[];
  themes: readonly Theme[];
  /** Folder that is written; what was there before goes. */
  out: string;
  /** Of the links. */
  origin: string;
  jobs: number;
  /** Asked between two states: the rest is left out then. */
  isStopped: () => boolean;
  onProgress: (text: string) => void;
}

/** A scene with the states that are to be shown there. */
interface PlannedScene {
  scene: Scene;
  plan: Plan;
}

/** Takes the pictures of every state of the scenes in a real browser, against the built server. */
export async function runGallery(options: GalleryOptions): Promise<Gallery> {
  const { out, onProgress } = options;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, PICTURES), { recursive: true });
  onProgress('starting the server and the browser');
  const script = await browserScript(path.join(ROOT, 'lab/gallery/inPage.ts'), 'labGallery');
  const held = pathToFileURL(path.join(ROOT, 'lab/gallery/heldClock.ts')).href;
  const server = await runServer(() => {}, { NODE_OPTIONS: `--import=${held}` });
  let browser: Browser | null = null;
  try {
    browser = await chromium.launch({
      ...browserOptions(ALIKE),
      // The gallery writes what it has before it ends.
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    const visits = { url: server.url, script, answers: createAnswers() };
    const planned = await planScenes(browser, visits, options);
    return await shootScenes(browser, visits, planned, options);
  } catch (error) {
    if (browser === null && error instanceof Error && error.message.includes('executable')) {
      throw new LabError('no browser was found; set CHROME_PATH to Chromium or Google Chrome');
    }
    throw error;
  } finally {
    await browser?.close();
    await server.stop();
  }
}

/** Visits every scene once, so that the walks can be made of what the real page is answered. */
async function planScenes(
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
    // Walks over the event cases alone are left.
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
    sources,
    begin: null,
    end: null,
  };
}

interface Job {
  scene: Scene;
  size: Size;
  states: readonly (PlannedState | null)[];
}

async function shootScenes(
  browser: Browser,
  visits: VisitOptions,
  planned: readonly PlannedScene[],
  { sizes, themes, out, origin, jobs, isStopped, onProgress }: GalleryOptions,
): Promise<Gallery> {
  const work: Job[] = planned.flatMap(({ scene, plan }) =>
    sizes.map((size) => ({
      scene,
      size,
      // The page as it comes is the first picture of every scene, but for those that are opened by their steps.
      states: scene.steps !== null && scene.steps.length > 0 ? plan.states : [null, ...plan.states],
    })),
  );
  const total = work.reduce((sum, { states }) => sum + states.length, 0);
  const started = performance.now();
  const pictures = createPictures(out, PICTURES);
  let done = 0;
  const outcomes = new Map<string, Map<Size, Outcome>>();
  const keyOf = (scene: Scene, position: number) =>
    `${planned.findIndex((one) => one.scene === scene)}/${position}`;
  // The longest first, so that the last ones end together.
  const inOrder = work.toSorted((one, other) => other.states.length - one.states.length);
  await inTurns(inOrder, jobs, async ({ scene, size, states }) => {
    if (isStopped()) return;
    const visitor = await openVisitor(browser, scene, size, visits);
    try {
      for (const [position, state] of states.entries()) {
        if (isStopped()) return;
        const outcome = await shootOne(visitor, scene, state, { pictures, themes });
        const key = keyOf(scene, position);
        outcomes.set(key, (outcomes.get(key) ?? new Map<Size, Outcome>()).set(size, outcome));
        done += 1;
        onProgress(progressText(done, total, performance.now() - started, scene, size));
      }
    } finally {
      await visitor.close();
    }
  });
  const gallery: Gallery = { reached: [], unreached: [], notes: [] };
  for (const { scene, plan } of planned) {
    const states = work.find((job) => job.scene === scene)?.states ?? [];
    for (const [position, state] of states.entries()) {
      const found = outcomes.get(keyOf(scene, position));
      if (found !== undefined) await gather(gallery, scene, state, found, origin);
    }
    for (const { name, reason } of plan.missed) {
      gallery.unreached.push({ part: scene.part, scene: scene.name, state: name, words: [], reason });
    }
    if (plan.cut !== null) gallery.notes.push(`${scene.part}: ${plan.cut}`);
  }
  if (isStopped()) gallery.notes.push(`Interrupted after ${done} visits; the rest is missing.`);
  return gallery;
}

async function shootOne(
  visitor: Visitor,
  scene: Scene,
  state: PlannedState | null,
  options: ShootOptions,
): Promise<Outcome> {
  try {
    return state === null
      ? await shootAsItComes(visitor, scene, options)
      : await shootState(visitor, scene, state, options);
  } catch (error) {
    return { isReached: false, reason: (error as Error).message.split('\n')[0] ?? 'unknown' };
  }
}

function progressText(done: number, total: number, spentMs: number, { part }: Scene, size: Size): string {
  const left = Math.ceil(((spentMs / done) * (total - done)) / 60_000);
  return `${done} of ${total} visits, ${left} min left: ${part} (${size})`;
}

/** Puts the sizes of one state together. */
async function gather(
  gallery: Gallery,
  scene: Scene,
  state: PlannedState | null,
  found: ReadonlyMap<Size, Outcome>,
  origin: string,
): Promise<void> {
  const reached = [...found]
    .filter((entry): entry is [Size, Extract<Outcome, { isReached: true }>] => entry[1].isReached)
    // The order in which they were taken depends on how fast each went.
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

/** Works through a list, some at once. */
async function inTurns<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker));
}
