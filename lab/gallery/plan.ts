import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import type { Cases } from '../engine/cases.ts';
import { executeWalk } from '../engine/execute.ts';
import { explore, pathTo, type Edge, type Graph } from '../engine/explore.ts';
import { labelOf, nodesOf, transitionsOf } from '../engine/labels.ts';
import { valueName } from '../engine/stateNames.ts';
import { stepLabel } from '../engine/steps.ts';
import type { Step } from '../engine/world.ts';
import type { RecordedRun } from '../inspector/session/recordedRun.ts';
import { unitedCases } from '../inspector/session/search.ts';

/** A state of a machine that is to be shown, and the way there. */
export interface PlannedState {
  /** Names of its states, of all parallel regions: `ready.resting`. */
  name: string;
  /** State value that it must have at the end; undefined where any will do. */
  value: unknown;
  input: unknown;
  steps: Step[];
  /** Each step in words. */
  words: string[];
}
export interface Plan {
  states: PlannedState[];
  /** States of the chart to which no walk leads, each with the reason. */
  missed: { name: string; reason: string }[];
  /** Note on parts that were left out; null when there are none. */
  cut: string | null;
}

/** Enough for every state and case of the larger machines; combinations beyond are not wanted. */
const MOST_CONFIGURATIONS = 2500;

/**
 * The shortest walks to every state of a chart, and to the result of each event case and each answer of an actor. Each
 * state of a parallel region is reached once; combinations are not. Recorded events of the real page come before
 * invented cases.
 */
export function planStates(
  paths: MachinePaths,
  recorded: RecordedRun | null,
  page: Partial<Cases['page']> = {},
): Plan {
  const united = unitedCases(paths, recorded === null ? [] : [recorded], 'recorded');
  const cases = { ...united, page: { ...united.page, ...page } };
  const graph = exploreEnough(cases);
  const { reached, missed } = statesOf(graph);
  const wanted = [...new Set([...reached, ...caseEnds(graph)])].toSorted((one, other) => one - other);
  return { states: wanted.map((index) => stateAt(graph, index)), missed, cut: graph.cut };
}

/** Goes through a machine until every state was found and every transition taken that can be. */
function exploreEnough(cases: Cases): Graph {
  const states = nodesOf(cases.machine).length;
  const transitions = new Set(transitionsOf(cases.machine).map(labelOf));
  for (const label of Object.keys(cases.unreachable)) transitions.delete(label);
  const seen = new Set<string>();
  return explore(cases, {
    maxConfigurations: Math.min(cases.maxConfigurations, MOST_CONFIGURATIONS),
    onConfiguration: ({ world }) => {
      for (const { id } of world.snapshot._nodes) seen.add(id);
    },
    isEnough: (taken) => seen.size >= states && [...transitions].every((label) => taken.has(label)),
  });
}

/** The nearest configuration of every state of the chart. */
function statesOf({ configurations, cases }: Graph) {
  const nearest = new Map<string, number>();
  for (const { index, world } of configurations) {
    for (const { id } of world.snapshot._nodes) if (!nearest.has(id)) nearest.set(id, index);
  }
  const missed = nodesOf(cases.machine)
    .filter(({ id }) => !nearest.has(id))
    .map(({ id, always }) => ({
      name: id,
      reason:
        always === undefined || always.length === 0
          ? 'no walk over the event cases leads there'
          : 'the machine passes through it and never rests there',
    }));
  return { reached: [...nearest.values()], missed };
}

/** First target of each event, by the transitions that it takes, and of each end of an actor. */
function caseEnds({ edges }: Graph): number[] {
  const first = new Map<string, number>();
  for (const edge of edges) {
    const key = caseKey(edge);
    if (edge.to !== edge.from && !first.has(key)) first.set(key, edge.to);
  }
  return [...first.values()];
}

function caseKey({ step, transitions }: Edge): string {
  // Payloads that take the same transitions are one case. Each answer is a case of its own, since the page shows it.
  if (step.kind === 'send') return JSON.stringify(transitions);
  if (step.kind !== 'reject') return JSON.stringify(step);
  const { error } = step;
  return JSON.stringify(['reject', step.id, String(error), (error as { failure?: unknown } | null)?.failure]);
}

function stateAt(graph: Graph, index: number): PlannedState {
  const walk = pathTo(graph, index);
  // Runs the real machine on this way, since `abstract` may have hidden a difference.
  const executed = executeWalk(graph, walk);
  const value: unknown = executed.steps.at(-1)?.value ?? executed.value;
  const steps = walk.edges.slice(0, executed.steps.length).map(({ step }) => step);
  return {
    name: valueName(value),
    value,
    input: graph.cases.inputs[walk.input],
    steps,
    words: steps.map((step) => stepLabel(step, graph.cases)),
  };
}
