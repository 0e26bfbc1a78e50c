import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { createAnswers } from './answers.ts';
import { browserOptions } from '../browser/browserOptions.ts';
import { runServer } from '../browser/builtServer.ts';
import { browserScript } from '../browser/browserScript.ts';
import { LabError } from '../engine/cases.ts';
import { ROOT } from '../machines.ts';
import type { Gallery, GalleryOptions, Size } from './gallery.ts';
import type { PlannedState } from './plan.ts';
import { shootAsItComes, shootState, type Outcome, type ShootOptions } from './shoot.ts';
import { createPictures } from './pictures.ts';
import type { Scene } from './scenes.ts';
import { openVisitor, type Visitor, type VisitOptions } from './visit.ts';
import { gather } from './gather.ts';
import { inTurns } from './inTurns.ts';
import { planScenes, type PlannedScene } from './planScenes.ts';

const PICTURES = 'pictures';
/** Colours and letters are drawn alike on every machine. */
const ALIKE = ['--force-color-profile=srgb', '--font-render-hinting=none'];

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
      // The untouched page is the first picture of every scene, except for scenes that are opened by their steps.
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
  // The longest first, so that all jobs end at about the same time.
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
