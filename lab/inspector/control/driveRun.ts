import type { SentEvent } from '../../engine/cases.ts';
import { stepLabel } from '../../engine/steps.ts';
import type { Step } from '../../engine/world.ts';
import { actorAt, kindOf, RESOLVED, REJECTED, type RunningActor, type RunningSystem } from '../running.ts';
import { maskedState, neededBy } from '../session/carried.ts';
import type { Run } from '../session/runLink.ts';
import { maskedStep } from '../session/maskedStep.ts';
import { differencesOf } from '../watch/difference.ts';
import { persistedAt, type PersistedState } from '../watch/pageStates.ts';
import type { Desk } from './desk.ts';
import { takeOver } from './restart.ts';

const ARRIVAL_MS = 5000;
const POLL_MS = 50;

export interface DriveOptions {
  desk: Desk;
  /** Pause between two steps, so that a developer can follow them; ms. */
  paceMs: number;
  /** Longest wait for a part that comes later, ms. */
  arrivalMs?: number;
  onStep: (done: number) => void;
  /** Finds a run of the surrounding machine to where it begins the inner one. */
  wayInside?: (around: RunningActor, name: string) => Promise<{ run: Run; path: string } | null>;
  /** The machine was begun, and has another path than the run says. */
  onMoved?: (path: string) => void;
  /** Resolves when the page has processed the events before the run. */
  settled?: () => Promise<void>;
}

/**
 * Leads a machine of the running page through a run: it starts anew, and its calls get the recorded answers. Returns
 * the differences from the record in words; null without any. Stops before a step that needs a value which a link does
 * not carry.
 */
export async function driveRun(page: RunningActor, run: Run, options: DriveOptions): Promise<string | null> {
  const { path, steps, before = [], after = [], alone = false } = run;
  const { desk, paceMs, arrivalMs = ARRIVAL_MS, onStep, settled } = options;
  const toBegin = neededBy(run, 'begin');
  if (toBegin.length > 0) throw new Error(`It did not begin: it needs ${notCarried(toBegin)}`);
  for (const told of before) {
    const hearer = await arrivalOf(page, told.path, arrivalMs);
    desk.relay(undefined, hearer, told.event);
    await settled?.();
  }
  if (run.around !== undefined) {
    const outer = await arrivalOf(page, run.around.path, arrivalMs);
    takeOver(outer, run.around, desk.control).release();
  }
  const actor = await actorFor(page, path, options);
  keepApart(actor, alone);
  const { release } = takeOver(actor, run, desk.control);
  try {
    for (const [position, step] of steps.entries()) {
      const needed = neededBy(run, position);
      if (needed.length > 0)
        throw new Error(
          `Step ${position + 1} (${stepLabel(maskedStep(step))}) was not played: it needs ${notCarried(needed)}. The run stopped there`,
        );
      if (paceMs > 0) await pause(paceMs);
      perform(actor, step, desk);
      onStep(position + 1);
    }
  } finally {
    release();
  }
  const said = run.end === undefined ? null : bringToEnd(page, run.around?.path ?? path, run.end, desk);
  for (const { path: place, event } of after) {
    const hearer = actorAt(page, place);
    if (hearer !== null && !isShown(hearer, event)) desk.relay(undefined, hearer, event);
  }
  return said;
}

const notCarried = (names: readonly string[]) => `${names.join(', ')}, which the link does not carry`;

/** True when the modal to be opened is open already. */
function isShown(hearer: RunningActor, { type, key }: SentEvent): boolean {
  const { active } = (hearer.getSnapshot().context ?? {}) as { active?: { key?: unknown } | null };
  return type === 'modal.opened' && active?.key === key;
}

/**
 * Shows the recorded end, also where the machine went another way, and returns the difference. Differences are expected
 * where the recorder held or changed answers, which this page has not.
 */
function bringToEnd(page: RunningActor, path: string, end: PersistedState, desk: Desk): string | null {
  const outer = actorAt(page, path);
  if (outer === null) return null;
  const wanted = standingOf(maskedState(end));
  const present = standingOf(maskedState(persistedAt(outer, new Map())));
  const [first, ...others] = differencesOf(present, wanted);
  if (first === undefined) return null;
  takeOver(outer, { begin: end }, desk.control).release();
  const count = others.length === 0 ? '1 value differs' : `${others.length + 1} values differ, first`;
  return `The page shows what was recorded. Played here, the steps ended otherwise (${count}: ${first.path}). That is expected where answers were held or changed while recording, and else a finding`;
}

/** States and contexts of the machines in a persisted state, in JSON. */
function standingOf(state: PersistedState): unknown {
  const { value, context, children } = state as {
    value?: unknown;
    context?: unknown;
    children?: Record<string, { snapshot: PersistedState }>;
  };
  if (children === undefined) return undefined;
  const inside = Object.entries(children).map(([id, { snapshot }]) => [id, standingOf(snapshot)]);
  return JSON.parse(JSON.stringify({ state: value, context, inside: Object.fromEntries(inside) }));
}

/** The machine at a path. An inner machine that does not run is first begun by the machine around it. */
async function actorFor(page: RunningActor, path: string, options: DriveOptions): Promise<RunningActor> {
  const { wayInside, arrivalMs = ARRIVAL_MS, onMoved } = options;
  const present = actorAt(page, path);
  const above = path.split('/').slice(0, -1).join('/');
  if (present !== null || wayInside === undefined || above === 'page' || above === '')
    return present ?? arrivalOf(page, path, arrivalMs);
  const around = await arrivalOf(page, above, arrivalMs);
  // Its id is its name, or its name and a number.
  const name = /[^/]+$/.exec(path)?.[0].replace(/-\d+$/, '') ?? '';
  const way = await wayInside(around, name);
  if (way === null) return arrivalOf(page, path, 0);
  await driveRun(page, way.run, { ...options, onStep: () => {} });
  onMoved?.(way.path);
  return arrivalOf(page, way.path, arrivalMs);
}

/** The machine at a path; requests one that comes later. */
async function arrivalOf(page: RunningActor, path: string, withinMs: number): Promise<RunningActor> {
  const until = Date.now() + withinMs;
  const [, part] = path.split('/');
  let isAsked = false;
  for (;;) {
    const actor = actorAt(page, path);
    if (actor !== null) return actor;
    if (!isAsked && part !== undefined) page.send({ type: 'part.needed', name: part });
    isAsked = true;
    if (Date.now() > until) throw new Error(`The page has no ${path.replace(/^page\//, '')} now`);
    await pause(POLL_MS);
  }
}

const cutOff = new WeakSet<RunningActor>();
const watched = new WeakSet<RunningSystem>();

/** Cuts a machine off from the page in both directions; actors below it and views still reach it. */
function keepApart(actor: RunningActor, isAlone: boolean): void {
  if (!isAlone) {
    cutOff.delete(actor);
    return;
  }
  cutOff.add(actor);
  const { system } = actor;
  if (watched.has(system)) return;
  watched.add(system);
  const relay = system._relay;
  system._relay = (source, target, event) => {
    if (source !== undefined && cutOff.has(source) && target === source._parent) return;
    const isOwn = source === undefined || source === target || source._parent === target;
    if (cutOff.has(target) && !isOwn) return;
    relay(source, target, event);
  };
}

function perform(actor: RunningActor, step: Step, desk: Desk): void {
  if (step.kind === 'send') {
    actor.send(step.event);
    return;
  }
  if (step.kind === 'advance') {
    desk.advance(step.ms);
    return;
  }
  const child = actor.getSnapshot().children?.[step.id];
  if (step.kind === 'tell') {
    desk.relay(child, actor, step.event);
    return;
  }
  if (child?.getSnapshot().status !== 'active') throw new Error(`It does not wait for ${step.id}`);
  if (kindOf(child) === 'machine') {
    // A machine with stand-ins does not end by itself.
    const ended = step.kind === 'resolve' ? { output: step.output } : { error: step.error };
    const type = `xstate.${step.kind === 'resolve' ? 'done' : 'error'}.actor.${step.id}`;
    desk.relay(child, actor, { type, actorId: step.id, ...ended });
    return;
  }
  desk.relay(
    child,
    child,
    step.kind === 'resolve' ? { type: RESOLVED, data: step.output } : { type: REJECTED, data: step.error },
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
