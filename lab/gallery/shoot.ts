import { COLOUR_RULES, violationsWithin, WCAG_RULES } from '../browser/axe.ts';
import type { Page } from 'playwright';
import { isSame } from '../engine/equal.ts';
import { valueName } from '../engine/stateNames.ts';
import { writeRun, type Run } from '../inspector/session/runLink.ts';
import type { AxeFinding, Problem, Shot, Theme } from './gallery.ts';
import type { Pictures } from './pictures.ts';
import type { PlannedState } from './plan.ts';
import type { Scene } from './scenes.ts';
import { ask, beginAt, rest, type Visitor } from './visit.ts';

const TARGET_SIZE = 'target-size';

export interface ShootOptions {
  pictures: Pictures;
  themes: readonly Theme[];
}
/** A state at one size: its pictures, or the reason why it could not be shown. */
export type Outcome =
  | {
      isReached: true;
      shots: Shot[];
      problems: Problem[];
      run: Run | null;
      isAlone: boolean;
      value: unknown;
    }
  | { isReached: false; reason: string };

/** The page of a scene before anything was driven there. */
export async function shootAsItComes(
  visitor: Visitor,
  scene: Scene,
  options: ShootOptions,
): Promise<Outcome> {
  visitor.problems.length = 0;
  try {
    await beginAt(visitor, scene, true);
  } catch (error) {
    return { isReached: false, reason: reasonOf(error) };
  }
  const last = scene.before.at(-1);
  const run: Run | null =
    last === undefined
      ? null
      : { path: last.path, input: undefined, steps: [{ kind: 'send', event: last.event }] };
  const place = await ask(visitor, 'find', scene.path);
  const value = place === null ? null : await ask(visitor, 'value', place);
  return {
    isReached: true,
    shots: await shoot(visitor, scene, options, true),
    problems: [...visitor.problems],
    run,
    isAlone: false,
    value,
  };
}

/** First in the page as it was put back; then cut off from the page, if that moved the part on; then in a new page. */
const ATTEMPTS = [
  { isAlone: false, isAnew: false },
  { isAlone: true, isAnew: false },
  { isAlone: true, isAnew: true },
];

/** Drives a part into a state and takes its pictures. */
export async function shootState(
  visitor: Visitor,
  scene: Scene,
  state: PlannedState,
  options: ShootOptions,
): Promise<Outcome> {
  let reason = '';
  for (const { isAlone, isAnew } of ATTEMPTS) {
    visitor.problems.length = 0;
    try {
      await beginAt(visitor, scene, isAnew);
      const place = await ask(visitor, 'find', scene.path);
      if (place === null) throw new Error(`the page has no ${scene.path.replace(/^page\//, '')} here`);
      const run: Run = {
        path: place,
        input: state.input,
        steps: state.steps,
        ...(scene.before.length === 0 ? {} : { before: scene.before }),
        ...(isAlone ? { alone: true } : {}),
      };
      // The page was prepared above, while the link prepares it itself.
      const { before: _, ...driven } = run;
      await ask(visitor, 'drive', await writeRun(driven));
      await rest(visitor);
      const value = await ask(visitor, 'value', run.path);
      if (state.value !== undefined && !isSame(value, state.value)) {
        reason = `it goes on to ${value === null ? 'its end' : valueName(value)}`;
        continue;
      }
      const shots = await shoot(visitor, scene, options, false);
      return { isReached: true, shots, problems: [...visitor.problems], run, isAlone, value };
    } catch (error) {
      visitor.kept = null;
      reason = reasonOf(error);
    }
  }
  return { isReached: false, reason };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? text).replace(/^page\.\w+: (?:Error: )?/, '').slice(0, 300);
}

async function shoot(
  visitor: Visitor,
  scene: Scene,
  { pictures, themes }: ShootOptions,
  isWhole: boolean,
): Promise<Shot[]> {
  const { page, size } = visitor;
  const shots: Shot[] = [];
  const shown = await ask(visitor, 'show', scene.places);
  await rest(visitor, 1);
  for (const [position, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await rest(visitor, 1);
    const picture = await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' });
    const { hash, file } = await pictures.keep(picture, `${scene.part}-${size}-${theme}`);
    const within = isWhole ? 'html' : shown;
    const key = `${hash} ${within}`;
    const axe = visitor.examined.get(key) ?? (await examine(page, within, position > 0));
    visitor.examined.set(key, axe);
    shots.push({ size, theme, hash, file, axe });
  }
  return shots;
}

/** Axe's findings in the visible part; in every theme but the first only by the colour rules. */
async function examine(page: Page, within: string, isColourOnly: boolean): Promise<AxeFinding[]> {
  const violations = await violationsWithin(page, within, isColourOnly ? COLOUR_RULES : WCAG_RULES);
  const findings: AxeFinding[] = [];
  for (const { id, impact, help, nodes } of violations) {
    const targets: string[] = [];
    for (const { target, failureSummary } of nodes) {
      const selector = target.flat().join(' ');
      if (id === TARGET_SIZE && (await isLargeWhenScrolledFree(page, selector))) continue;
      targets.push(`${selector}: ${(failureSummary ?? '').split('\n').slice(1).join(' ').trim()}`);
    }
    if (targets.length > 0) findings.push({ rule: id, impact: impact ?? 'minor', help, targets });
  }
  return findings;
}

/** True when the size of a control is right once it is scrolled out from under the page's bars. */
async function isLargeWhenScrolledFree(page: Page, selector: string): Promise<boolean> {
  const scrolled = await page.evaluate(() => window.scrollY);
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const violations = await violationsWithin(page, selector, { type: 'rule', values: [TARGET_SIZE] });
  await page.evaluate((top) => window.scrollTo(0, top), scrolled);
  return violations.length === 0;
}
