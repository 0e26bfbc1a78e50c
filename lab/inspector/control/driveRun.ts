import type { Step } from '../../engine/world.ts';
import { actorAt, RESOLVED, REJECTED, type RunningActor, type RunningSystem } from '../running.ts';
import type { Run } from '../session/runLink.ts';
import type { Desk } from './desk.ts';
import { takeOver } from './restart.ts';

const ARRIVAL_MS = 5000;
const POLL_MS = 50;

export interface DriveOptions {
  desk: Desk;
  /** Between two steps, so that they can be followed with the eye; ms. */
  paceMs: number;
  /** How long a part that comes later may take to come, ms. */
  arrivalMs?: number;
  onStep: (done: number) => void;
  /** How the machine around one that does not run is led to where it begins it. */
  wayInside?: (around: RunningActor, name: string) => Promise<{ run: Run; path: string } | null>;
  /** The machine was begun, and has another path than the run says. */
  onMoved?: (path: string) => void;
  /** Resolves when the page has taken in what came before the run. */
  settled?: () => Promise<void>;
}

/** Leads a machine of the running page through a run: started anew, everything it would call answered as written. */
export async function driveRun(
  page: RunningActor,
  { path, input, steps, before = [], alone = false }: Run,
  options: DriveOptions,
): Promise<void> {
  const { desk, paceMs, arrivalMs = ARRIVAL_MS, onStep, settled } = options;
  for (const told of before) {
    const hearer = await arrivalOf(page, told.path, arrivalMs);
    desk.relay(undefined, hearer, told.event);
    await settled?.();
  }
  const actor = await actorFor(page, path, options);
  keepApart(actor, alone);
  const { release } = takeOver(actor, input, desk.control);
  try {
    for (const [position, step] of steps.entries()) {
      if (paceMs > 0) await pause(paceMs);
      perform(actor, step, desk);
      onStep(position + 1);
    }
  } finally {
    release();
  }
}

/** The machine at a path. What lives inside another machine and does not run is begun there first. */
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

/** The machine at a path; one that comes later is asked for. */
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

/** Puts a machine out of the page's reach, and the page out of its; actors below it and views still reach it. */
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
  desk.relay(
    child,
    child,
    step.kind === 'resolve' ? { type: RESOLVED, data: step.output } : { type: REJECTED, data: step.error },
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
