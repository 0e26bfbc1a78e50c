import { table, type Answer } from '../command.ts';
import type { Difference } from '../engine/distinguish.ts';
import { ACTION_MUTATIONS, CHART_MUTATIONS, type Mutant, type Mutation } from '../engine/mutant.ts';
import type { Excuse } from './excuses.ts';

export interface Survivor {
  kind: Mutation;
  label: string;
  says: string;
  /** The shortest steps that show the difference; null when the event cases show none. */
  told: { steps: string[]; by: Difference['what'] } | null;
  /** A test that takes the transition without noticing the mutant; null when none takes it. */
  walkedBy: string | null;
}
/** The mutants of a kind, counted: all of them, and those that were killed. */
interface OfKind {
  kind: Mutation;
  mutants: number;
  killed: number;
}
export type Unnoticed = Omit<Survivor, 'told' | 'walkedBy'>;
export interface Mutated {
  machine: string;
  /** Without those that are the same machine or excused. */
  mutants: number;
  killed: number;
  survivors: Survivor[];
  /** Mutants that behave the same in every configuration: no test could kill them. */
  same: Unnoticed[];
  /** Mutants that no test has to notice, each with its reason. */
  excused: (Unnoticed & { reason: string })[];
  kinds: OfKind[];
  /** Test files that drive it. */
  tests: string[];
}
interface Judged {
  /** Per cent of the chart's mutants, and of those of its actions, that have to be killed. */
  threshold: number;
  /** Excuses for mutants that are not alive: each fails the command. */
  idle: readonly Excuse[];
  /** Machines that no model test drives. */
  untested: readonly string[];
}

/** The command's answer about the machines that it tried, and the verdict on them. */
export function mutateAnswer(results: readonly Mutated[], { threshold, idle, untested }: Judged): Answer {
  const total = results.reduce((sum, one) => sum + one.mutants, 0);
  const killed = results.reduce((sum, one) => sum + one.killed, 0);
  const same = results.reduce((sum, one) => sum + one.same.length, 0);
  const excused = results.reduce((sum, one) => sum + one.excused.length, 0);
  const kinds = sumOf(results.flatMap((one) => one.kinds));
  // Good results for the chart do not make up for bad ones of the actions.
  const shares = [CHART_MUTATIONS, ACTION_MUTATIONS]
    .map((group) => shareOf(kinds.filter(({ kind }) => (group as readonly string[]).includes(kind))))
    .filter((share) => share !== null);
  const share = Math.min(100, ...shares);
  return {
    hasFailed: share < threshold || idle.length > 0,
    data: { total, killed, same, excused, share, threshold, kinds, machines: results, untested, idle },
    text: [
      table([
        ['machine', 'mutants', 'killed', 'share'],
        ...results.map((one) => [one.machine, one.mutants, one.killed, percent(one.killed, one.mutants)]),
        ['all', total, killed, percent(killed, total)],
      ]),
      table([
        ['kind', 'mutants', 'killed', 'share'],
        ...kinds.map((one) => [one.kind, one.mutants, one.killed, percent(one.killed, one.mutants)]),
      ]),
      ...results
        .filter(({ survivors }) => survivors.length > 0)
        .map(({ machine, survivors }) =>
          [`survivors of ${machine}:`, ...survivors.map(survivorText)].join('\n'),
        ),
      ...(same === 0
        ? []
        : [`${same} more do the same in every configuration, whatever happens; they are not counted`]),
      ...(excused === 0 ? [] : [`${excused} more are excused in lab/mutate/excuses.json`]),
      ...idle.map(
        (one) =>
          `the excuse of ${one.machine}, ${one.kind} ${one.label} ${one.says}, is for no mutant that lives`,
      ),
      ...(untested.length === 0 ? [] : [`no model test drives ${untested.join(', ')}`]),
      ...(share < threshold ? [`below the threshold of ${threshold}%`] : []),
    ].join('\n\n'),
  };
}

/** In percent; null where there is none. */
function shareOf(kinds: readonly OfKind[]): number | null {
  const sum = (of: 'mutants' | 'killed') => kinds.reduce((total, one) => total + one[of], 0);
  return sum('mutants') === 0 ? null : (100 * sum('killed')) / sum('mutants');
}

/** Killed and surviving mutants, by their kind. */
export function kindsOf(killed: readonly Mutant[], survivors: readonly Survivor[]): OfKind[] {
  return sumOf([
    ...killed.map(({ kind }) => ({ kind, mutants: 1, killed: 1 })),
    ...survivors.map(({ kind }) => ({ kind, mutants: 1, killed: 0 })),
  ]);
}

function sumOf(all: readonly OfKind[]): OfKind[] {
  const kinds = [...CHART_MUTATIONS, ...ACTION_MUTATIONS].map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const sum = (of: 'mutants' | 'killed') => own.reduce((total, one) => total + one[of], 0);
    return { kind, mutants: sum('mutants'), killed: sum('killed') };
  });
  return kinds.filter(({ mutants }) => mutants > 0);
}

function survivorText({ kind, label, says, told: way, walkedBy }: Survivor): string {
  const by = walkedBy === null ? 'no test takes it' : `taken by "${walkedBy}"`;
  const head = `  ${kind.padEnd(8)} ${label} ${says}\n           ${by}`;
  if (way === null) return head;
  const place = way.by === 'inside' ? 'context, payloads or begun actors' : `the ${way.by}`;
  return `${head}\n           another in ${place} after: ${way.steps.join(', ') || 'the start'}`;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
