import { isSame } from '../../engine/equal.ts';
import { valueName } from '../../engine/stateNames.ts';
import { isMachineSnapshot, pathOf, type RunningActor, type RunningSnapshot } from '../running.ts';
import { differencesOf, type Change } from './difference.ts';
import { masked } from './mask.ts';

/** One machine of the page at one moment, without personal data. */
export interface Stood {
  state: string;
  context: unknown;
  /** Ids of the actors in it. */
  inside: string[];
}
/** The machines of the page at one moment, by their paths. */
export type Standing = ReadonlyMap<string, Stood>;

const known = new WeakMap<object, unknown>();

/** Context of a machine, masked and in JSON; the same value for the same context. */
function maskedContext(context: unknown): unknown {
  if (typeof context !== 'object' || context === null) return null;
  if (!known.has(context)) known.set(context, JSON.parse(JSON.stringify(masked(context))));
  return known.get(context);
}

/** A machine's snapshot for comparing and keeping; null for an actor that is no machine. */
export function stoodOf(snapshot: RunningSnapshot): Stood | null {
  if (!isMachineSnapshot(snapshot)) return null;
  const name = valueName(snapshot.value);
  return {
    state: snapshot.status === 'active' ? name : `${name} (${snapshot.status})`,
    context: maskedContext(snapshot.context),
    inside: Object.keys(snapshot.children),
  };
}

/** The machines below a page, by their snapshots. */
export function standingOf(
  page: RunningActor,
  snapshots: ReadonlyMap<RunningActor, RunningSnapshot>,
): Standing {
  const standing = new Map<string, Stood>();
  const visit = (ref: RunningActor) => {
    const snapshot = snapshots.get(ref) ?? ref.getSnapshot();
    const stood = stoodOf(snapshot);
    if (stood === null) return;
    standing.set(pathOf(ref), stood);
    for (const child of Object.values(snapshot.children ?? {})) if (child !== undefined) visit(child);
  };
  visit(page);
  return standing;
}

/** The machines that the page still reaches; the log may know others that have ended. */
export function reachable(all: ReadonlyMap<string, Stood>): Standing {
  const standing = new Map<string, Stood>();
  const visit = (path: string) => {
    const stood = all.get(path);
    if (stood === undefined) return;
    standing.set(path, stood);
    for (const id of stood.inside) visit(`${path}/${id}`);
  };
  visit('page');
  return standing;
}

export interface Comparison {
  came: string[];
  left: string[];
  /** Machines in other states. */
  moved: { path: string; before: string; after: string }[];
  /** Machines with other values in their context. */
  changed: { path: string; changes: Change[] }[];
}

/** Differences between two moments of the page. */
export function compareStandings(before: Standing, after: Standing): Comparison {
  const both = [...before].flatMap(([path, was]) => {
    const is = after.get(path);
    return is === undefined ? [] : [{ path, was, is }];
  });
  return {
    came: [...after.keys()].filter((path) => !before.has(path)),
    left: [...before.keys()].filter((path) => !after.has(path)),
    moved: both
      .filter(({ was, is }) => was.state !== is.state)
      .map(({ path, was, is }) => ({ path, before: was.state, after: is.state })),
    changed: both
      .filter(({ was, is }) => !isSame(was.context, is.context))
      .map(({ path, was, is }) => ({ path, changes: differencesOf(was.context, is.context) }))
      .filter(({ changes }) => changes.length > 0),
  };
}
