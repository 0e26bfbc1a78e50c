import type { Edge, Graph, Walk } from './explore.ts';
import { pathTo } from './explore.ts';
import { walksForMissed } from './execute.ts';

export interface Covered {
  walks: Walk[];
  steps: number;
  /** Number of things that the strategy had to cover; `missed` is how many it did not. */
  wanted: number;
  missed: number;
  /** Note on parts that were left out, with the reason; null when there are none. */
  cut: string | null;
}
export interface Budget {
  steps?: number;
  seconds?: number;
}

/** A shortest walk to every state of the chart; walks that lie within another are left out. */
export function stateWalks(graph: Graph): Covered {
  const nearest = new Map<string, number>();
  for (const { index, world } of graph.configurations) {
    for (const node of world.snapshot._nodes) if (!nearest.has(node.id)) nearest.set(node.id, index);
  }
  const paths = [...new Set(nearest.values())].map((index) => pathTo(graph, index));
  const kept = paths.filter(
    (path) =>
      !paths.some(
        (other) =>
          other !== path &&
          other.input === path.input &&
          other.edges.length > path.edges.length &&
          path.edges.every((edge, position) => other.edges[position] === edge),
      ),
  );
  const walks = kept.map(({ input, edges }) => ({ input, edges }));
  return { walks, steps: stepsIn(walks), wanted: nearest.size, missed: 0, cut: graph.cut };
}

/** Few walks that take every transition of the chart at least once. */
export function transitionWalks(graph: Graph): Covered {
  const wanted = new Set(graph.edges.flatMap(({ transitions }) => transitions));
  const total = new Set([...wanted, ...graph.startTransitions.flat()]).size;
  const walks = greedy(graph, {
    isWanted: (edge) => edge.transitions.some((label) => wanted.has(label)),
    onTaken: (edge) => {
      for (const label of edge.transitions) wanted.delete(label);
    },
    isDone: () => wanted.size === 0,
  });
  walks.push(...walksForMissed(graph, walks), ...startsLeft(graph, walks));
  return { walks, steps: stepsIn(walks), wanted: total, missed: wanted.size, cut: graph.cut };
}

/** Starts with transitions that no walk takes; each becomes a walk without a step. */
function startsLeft({ startTransitions, edges }: Graph, walks: readonly Walk[]): Walk[] {
  const taken = new Set(edges.flatMap(({ transitions }) => transitions));
  for (const { input } of walks) for (const label of startTransitions[input] ?? []) taken.add(label);
  return startTransitions.flatMap((labels, input) => {
    if (labels.every((label) => taken.has(label))) return [];
    for (const label of labels) taken.add(label);
    return [{ input, edges: [] }];
  });
}

/** Few walks that take every edge: each event case and each end of an actor in every configuration. */
export function tour(graph: Graph, budget: Budget = {}): Covered {
  const started = performance.now();
  const taken = new Uint8Array(graph.edges.length);
  let left = graph.edges.length;
  let steps = 0;
  const isSpent = () =>
    (budget.steps !== undefined && steps >= budget.steps) ||
    (budget.seconds !== undefined && performance.now() - started > budget.seconds * 1000);
  const walks = greedy(graph, {
    isWanted: (edge) => taken[edge.index] === 0,
    onTaken: (edge) => {
      if (taken[edge.index] === 0) left -= 1;
      taken[edge.index] = 1;
    },
    onStep: () => {
      steps += 1;
    },
    isDone: () => left === 0 || isSpent(),
    reach: 300,
  });
  const said = left === 0 ? null : `the budget ended with ${left} of ${graph.edges.length} edges not taken`;
  return {
    walks,
    steps,
    wanted: graph.edges.length,
    missed: left,
    cut: [graph.cut, said].filter((one) => one != null).join('; ') || null,
  };
}

/** One walk of a length, the same for the same seed. */
export function randomWalk(graph: Graph, seed: number, length: number): Covered {
  const next = randomNumbers(seed);
  const walks: Walk[] = [];
  let steps = 0;
  while (steps < length) {
    const input = Math.floor(next() * graph.initial.length);
    let at = graph.initial[input] ?? 0;
    const edges: Edge[] = [];
    for (; steps < length; steps += 1) {
      const choices = graph.leaving[at] ?? [];
      const edge = choices[Math.floor(next() * choices.length)];
      if (edge === undefined) break;
      edges.push(edge);
      at = edge.to;
    }
    walks.push({ input, edges });
    if (edges.length === 0) break;
  }
  return { walks, steps, wanted: length, missed: length - steps, cut: null };
}

interface Aim {
  isWanted(edge: Edge): boolean;
  onTaken(edge: Edge): void;
  onStep?(): void;
  isDone(): boolean;
  /** Number of configurations that a search may visit before a new walk is cheaper; all when left out. */
  reach?: number;
}

/**
 * Continues to the nearest wanted edge while one is near; else a new walk goes straight to one that is left. An edge
 * that is no longer wanted stays so, which is why a whole tour costs little more than its own length.
 */
function greedy(graph: Graph, aim: Aim): Walk[] {
  const walks: Walk[] = [];
  const search = createSearch(graph, aim);
  let next = 0;
  while (!aim.isDone()) {
    while (next < graph.configurations.length && search.wantedFrom(next) === null) next += 1;
    if (next === graph.configurations.length) break;
    const start = pathTo(graph, next);
    const walk: Walk = { input: start.input, edges: [] };
    const follow = (way: readonly Edge[]) => {
      for (const edge of way) {
        if (aim.isDone()) return;
        walk.edges.push(edge);
        aim.onTaken(edge);
        aim.onStep?.();
      }
    };
    follow(start.edges);
    for (let at = next; !aim.isDone(); at = walk.edges.at(-1)?.to ?? at) {
      const way = search.nearest(at);
      if (way === null) break;
      follow(way);
    }
    walks.push(walk);
  }
  return walks;
}

/** A breadth-first search for the nearest wanted edge, with its memory kept from one search to the next. */
function createSearch({ leaving }: Graph, aim: Aim) {
  const seenIn = new Uint32Array(leaving.length);
  const cameBy: (Edge | null)[] = Array.from({ length: leaving.length }, () => null);
  /** Edges before this position were found unwanted and will not be wanted again. */
  const position = new Uint32Array(leaving.length);
  /** Configurations from which no wanted edge can be reached any more. */
  const isBarren = new Uint8Array(leaving.length);
  const queue = new Uint32Array(leaving.length);
  let searches = 0;
  const wantedFrom = (at: number): Edge | null => {
    const edges = leaving[at] ?? [];
    for (let index = position[at] ?? 0; index < edges.length; index += 1) {
      const edge = edges[index];
      if (edge !== undefined && aim.isWanted(edge)) {
        position[at] = index;
        return edge;
      }
    }
    position[at] = edges.length;
    return null;
  };
  const nearest = (from: number): Edge[] | null => {
    if (isBarren[from] === 1) return null;
    searches += 1;
    seenIn[from] = searches;
    cameBy[from] = null;
    queue[0] = from;
    let length = 1;
    for (let head = 0; head < length; head += 1) {
      if (head === aim.reach) return null;
      const at = queue[head] ?? 0;
      const found = wantedFrom(at);
      if (found !== null) {
        const way = [found];
        for (let edge = cameBy[at]; edge != null; edge = cameBy[edge.from] ?? null) way.push(edge);
        return way.toReversed();
      }
      for (const edge of leaving[at] ?? []) {
        if (seenIn[edge.to] === searches || isBarren[edge.to] === 1) continue;
        seenIn[edge.to] = searches;
        cameBy[edge.to] = edge;
        queue[length] = edge.to;
        length += 1;
      }
    }
    for (let head = 0; head < length; head += 1) isBarren[queue[head] ?? 0] = 1;
    return null;
  };
  return { wantedFrom, nearest };
}

/** Numbers in [0, 1) that a seed determines (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const stepsIn = (walks: Walk[]) => walks.reduce((sum, { edges }) => sum + edges.length, 0);
