import { casesOf, type ActorCases, type Cases, type SentEvent } from '../../engine/cases.ts';
import { isSame } from '../../engine/equal.ts';
import { explore, pathTo, type Edge, type Graph, type Walk } from '../../engine/explore.ts';
import { labelOf, transitionsOf } from '../../engine/labels.ts';
import { createRunner } from '../../engine/runner.ts';
import type { Step, World } from '../../engine/world.ts';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import type { RecordedRun } from './recordedRun.ts';

/**
 * The event cases of a machine together with its records: real inputs and answers make the page look as it does for a
 * visitor. `prefers` says which of them a search of equal length takes.
 */
export function unitedCases(
  paths: MachinePaths,
  runs: readonly RecordedRun[],
  prefers: 'recorded' | 'cases',
): Cases {
  const cases = casesOf(paths);
  const recorded = answersOf(runs);
  const join = <T>(own: readonly T[], real: readonly T[]): T[] =>
    distinct(prefers === 'recorded' ? [...real, ...own] : [...own, ...real]);
  // The last one first, since it is the input of the page in view.
  const inputs = runs.flatMap((run) => run.inputs.toReversed());
  return {
    ...cases,
    inputs: join(cases.inputs, inputs),
    events: join(cases.events, recorded.events),
    actorCases: (id, src) => {
      const own = cases.actorCases(id, src);
      const real = recorded.ends.get(src);
      if (real === undefined) return own;
      return {
        outputs: join(own.outputs, real.outputs),
        errors: join(own.errors, real.errors),
        tells: join(own.tells, real.tells),
      };
    },
  };
}

function answersOf(runs: readonly RecordedRun[]) {
  const events: SentEvent[] = [];
  const ends = new Map<string, { outputs: unknown[]; errors: unknown[]; tells: SentEvent[] }>();
  for (const { steps, sources } of runs) {
    for (const step of steps) {
      if (step.kind === 'send') events.push(step.event);
      if (step.kind === 'send' || step.kind === 'advance') continue;
      const src = sources[step.id] ?? step.id;
      const known = ends.get(src) ?? { outputs: [], errors: [], tells: [] };
      ends.set(src, known);
      if (step.kind === 'resolve') known.outputs.push(step.output);
      else if (step.kind === 'reject') known.errors.push(step.error);
      else known.tells.push(step.event);
    }
  }
  return { events, ends: ends as ReadonlyMap<string, ActorCases> };
}

function distinct<T>(values: readonly T[]): T[] {
  const kept: T[] = [];
  for (const value of values) if (!kept.some((one) => isSame(one, value))) kept.push(value);
  return kept;
}

export interface Found {
  graph: Graph;
  walk: Walk;
}

/** Longest search, ms: it blocks the page's thread. */
export const SEARCH_MS = 5000;

/** The shortest walk to a world that is wanted, breadth first; null when none is reached within the bound and the time. */
export function shortestWalk(
  cases: Cases,
  isWanted: (world: World) => boolean,
  withinMs = SEARCH_MS,
): Found | null {
  let found = -1;
  const until = performance.now() + withinMs;
  const graph = explore(cases, {
    onConfiguration: ({ index, world }) => {
      if (found < 0 && isWanted(world)) found = index;
    },
    isEnough: () => found >= 0 || performance.now() > until,
  });
  return found < 0 ? null : { graph, walk: pathTo(graph, found) };
}

/**
 * The shortest walk into a state of the chart, or through it when the machine never rests there; null when none is
 * found within the bound.
 */
export function walkInto(cases: Cases, state: string): Found | null {
  const resting = shortestWalk(cases, ({ snapshot }) => snapshot._nodes.some(({ id }) => id === state));
  if (resting !== null) return resting;
  const entering = new Set(
    transitionsOf(cases.machine)
      .filter(({ target }) => target?.some(({ id }) => id === state) === true)
      .map(labelOf),
  );
  const until = performance.now() + SEARCH_MS;
  const graph = explore(cases, { isEnough: () => performance.now() > until });
  const depthOf = (edge: Edge) => graph.configurations[edge.from]?.depth ?? Infinity;
  const last = graph.edges
    .filter(({ transitions }) => transitions.some((label) => entering.has(label)))
    .toSorted((one, other) => depthOf(one) - depthOf(other))[0];
  if (last === undefined) return null;
  const way = pathTo(graph, last.from);
  return { graph, walk: { input: way.input, edges: [...way.edges, last] } };
}

/** Tests a world against the end of a run: states, and the context as far as the machine's abstraction keeps it. */
export function isLike(cases: Cases, end: { value?: unknown; context?: unknown }) {
  const keep = cases.abstract as ((context: unknown) => unknown) | null;
  return ({ snapshot }: World): boolean =>
    isSame(snapshot.value, end.value) && (keep === null || isSame(keep(snapshot.context), keep(end.context)));
}

/** A run as it was, step by step, as a graph of its own; ends before a step that cannot be repeated. */
export function asRecorded(cases: Cases, input: unknown, steps: readonly Step[]): Found & { missed: number } {
  const runner = createRunner(cases);
  const start = runner.start(input);
  const place = cases.inputs.findIndex((one) => isSame(one, input));
  const graph: Graph = {
    cases,
    runner,
    configurations: [{ index: 0, world: start.world, depth: 0, via: null, input: place }],
    edges: [],
    leaving: [[]],
    initial: [],
    startTransitions: [],
    startMessages: [],
    ignored: [],
    thrown: [],
    cut: null,
  };
  graph.initial[place] = 0;
  let { world } = start;
  let missed = 0;
  for (const step of steps) {
    try {
      const outcome = runner.perform(world, step);
      // Leaves out steps that took no transition, except ends of actors.
      if (outcome.transitions.length === 0 && step.kind !== 'resolve' && step.kind !== 'reject') continue;
      ({ world } = outcome);
      const index = graph.configurations.length;
      const edge: Edge = {
        index: graph.edges.length,
        from: index - 1,
        to: index,
        step,
        transitions: outcome.transitions.map(labelOf),
        messages: outcome.messages,
      };
      graph.edges.push(edge);
      graph.configurations.push({ index, world, depth: index, via: edge, input: place });
      graph.leaving.push([]);
    } catch {
      missed += 1;
    }
  }
  return { graph, walk: { input: place, edges: [...graph.edges] }, missed };
}
