import type { Cases } from './cases.ts';
import type { Chart, ChartTransition } from './chart.ts';
import { executeWalk } from './execute.ts';
import type { Graph } from './explore.ts';
import { isSame } from './equal.ts';
import { labelOf } from './labels.ts';
import { stepLabel } from './steps.ts';
import { transitionWalks } from './walks.ts';
import { createRunner } from './runner.ts';

export interface ChartDifference {
  isSame: boolean;
  statesAdded: string[];
  statesRemoved: string[];
  /** Labels of transitions. */
  added: string[];
  removed: string[];
  changed: { label: string; what: string }[];
}
export interface LostPath {
  /** Steps up to the one that is no longer possible, which is the last. */
  steps: string[];
  why: string;
}

/** Compares the states and transitions of two charts; null is no chart at all. */
export function compareCharts(before: Chart | null, after: Chart | null): ChartDifference {
  const statesOf = (chart: Chart | null) => (chart?.states ?? []).map(({ id }) => id);
  const former = new Map((before?.transitions ?? []).map((one) => [one.label, one]));
  const present = new Map((after?.transitions ?? []).map((one) => [one.label, one]));
  const missing = (from: readonly string[], others: readonly string[]) =>
    from.filter((one) => !others.includes(one));
  const changed = [...present.values()].flatMap((one) => {
    const was = former.get(one.label);
    const what = was === undefined ? [] : changesOf(was, one);
    return what.length === 0 ? [] : [{ label: one.label, what: what.join('; ') }];
  });
  const difference = {
    statesAdded: missing(statesOf(after), statesOf(before)),
    statesRemoved: missing(statesOf(before), statesOf(after)),
    added: missing([...present.keys()], [...former.keys()]),
    removed: missing([...former.keys()], [...present.keys()]),
    changed,
  };
  return { isSame: isSame(before, after), ...difference };
}

function changesOf(was: ChartTransition, is: ChartTransition): string[] {
  const words = (list: readonly string[]) => (list.length === 0 ? 'nothing' : list.join(', '));
  return [
    ...(isSame(was.targets, is.targets)
      ? []
      : [`led to ${words(was.targets)}, leads to ${words(is.targets)}`]),
    ...(isSame(was.actions, is.actions) ? [] : [`did ${words(was.actions)}, does ${words(is.actions)}`]),
    ...(was.reenter === is.reenter ? [] : [is.reenter ? 'reenters now' : 'does not reenter any more']),
  ];
}

/** Tries walks over every transition of the former machine on the present one; returns those that fail. */
export function lostPaths(former: Graph, present: Cases): LostPath[] {
  const runner = createRunner(present);
  const lost = new Map<string, LostPath>();
  for (const walk of transitionWalks(former).walks) {
    const input = former.cases.inputs[walk.input];
    let { world } = runner.start(input);
    const steps: string[] = [];
    for (const { edge, value, transitions } of executeWalk(former, walk).steps) {
      steps.push(stepLabel(edge.step, former.cases));
      const { step } = edge;
      let why: string | null = null;
      if (
        (step.kind === 'resolve' || step.kind === 'reject' || step.kind === 'tell') &&
        !runner.waiting(world).includes(step.id)
      ) {
        why = `${step.id} is not awaited`;
      } else {
        const outcome = runner.perform(world, step);
        if (transitions.length > 0 && outcome.transitions.length === 0) why = 'nothing happens';
        else if (!isSame(outcome.world.snapshot.value, value)) {
          why = `leads to ${JSON.stringify(outcome.world.snapshot.value)} and led to ${JSON.stringify(value)} by ${outcome.transitions.map(labelOf).join(', ')}`;
        }
        ({ world } = outcome);
      }
      if (why === null) continue;
      const key = `${steps.at(-1)} ${why}`;
      if (!lost.has(key)) lost.set(key, { steps: [...steps], why });
      break;
    }
  }
  return [...lost.values()];
}
