import type { Chart } from './engine/chart.ts';
import { uniteRecordings, type MachineCounts, type Recording } from './engine/record.ts';
import { RUN_KINDS, type Run, type RunKind } from './runs.ts';

export interface CoveredTransition {
  label: string;
  source: string;
  event: string;
  guard: string | null;
  counts: Record<RunKind, number>;
  /** Number of times that its guard said yes and no, in all runs; null without a guard. */
  said: { yes: number; no: number } | null;
  /** Listed as unreachable, with the reason. */
  unreachable: string | null;
}
export interface CoveredMachine {
  name: string;
  chart: Chart;
  hasCases: boolean;
  states: { id: string; counts: Record<RunKind, number> }[];
  transitions: CoveredTransition[];
}
export interface Share {
  taken: number;
  of: number;
}

const NONE: MachineCounts = { states: {}, transitions: {}, guards: {} };

/** Recorded runs by kind, united. */
export function uniteRuns(runs: readonly Run[]): Record<RunKind, Recording> {
  const united = Object.fromEntries(
    RUN_KINDS.map((kind): [RunKind, Recording] => [kind, { machines: {}, problems: [] }]),
  ) as Record<RunKind, Recording>;
  for (const run of runs) uniteRecordings(united[run.kind], run);
  return united;
}

/** The parts of one chart that runs used. */
export function coverageOf(
  machine: { name: string; chart: Chart; hasCases: boolean; unreachable: Readonly<Record<string, string>> },
  runs: Record<RunKind, Recording>,
): CoveredMachine {
  const { name, chart, hasCases, unreachable } = machine;
  const of = (kind: RunKind) => runs[kind].machines[name] ?? NONE;
  const counts = (read: (from: MachineCounts) => number | undefined) =>
    Object.fromEntries(RUN_KINDS.map((kind) => [kind, read(of(kind)) ?? 0])) as Record<RunKind, number>;
  return {
    name,
    chart,
    hasCases,
    states: chart.states.map(({ id }) => ({ id, counts: counts(({ states }) => states[id]) })),
    transitions: chart.transitions.map(({ label, source, event, guard }) => {
      const said = RUN_KINDS.map((kind) => of(kind).guards[label]).filter((one) => one !== undefined);
      return {
        label,
        source,
        event,
        guard,
        counts: counts(({ transitions }) => transitions[label]),
        said:
          guard === null
            ? null
            : {
                yes: said.reduce((sum, { yes }) => sum + yes, 0),
                no: said.reduce((sum, { no }) => sum + no, 0),
              },
        unreachable: unreachable[label] ?? null,
      };
    }),
  };
}

/** Share of the reachable parts that runs of some kinds used. */
export function shareOf(machines: readonly CoveredMachine[], kinds: readonly RunKind[] = RUN_KINDS) {
  const isUsed = ({ counts }: { counts: Record<RunKind, number> }) => kinds.some((kind) => counts[kind] > 0);
  const transitions = machines
    .flatMap((one) => one.transitions)
    .filter(({ unreachable }) => unreachable === null);
  const states = machines.flatMap((one) => one.states);
  const guards = transitions.flatMap(({ said }) => (said === null ? [] : [said.yes > 0, said.no > 0]));
  return {
    states: { taken: states.filter(isUsed).length, of: states.length } satisfies Share,
    transitions: { taken: transitions.filter(isUsed).length, of: transitions.length } satisfies Share,
    guards: { taken: guards.filter(Boolean).length, of: guards.length } satisfies Share,
  };
}

export const percentOf = ({ taken, of }: Share): number => (of === 0 ? 100 : (100 * taken) / of);
