import type { Command, Invocation } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { explore, type Graph } from '../engine/explore.ts';
import { stateName } from '../engine/stateNames.ts';
import { stepLabel } from '../engine/steps.ts';
import { mutantWalks } from '../engine/distinguish.ts';
import { randomWalk, stateWalks, tour, transitionWalks, type Covered } from '../engine/walks.ts';
import { findMachine, loadCases } from '../machines.ts';

export const STRATEGIES = ['state', 'transition', 'mutants', 'tour', 'random'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const WALK_OPTIONS = {
  strategy: 'string',
  steps: 'string',
  seconds: 'string',
  seed: 'string',
} as const;

/** The machine that is named first, explored. */
export async function graphOf({ positionals, progress }: Invocation, usage: string): Promise<Graph> {
  const [name] = positionals;
  if (name === undefined) throw new LabError(`name a machine; usage: npm run lab -- ${usage}`);
  const cases = await loadCases(findMachine(name));
  return explore(cases, {
    onProgress: (configurations, edges) =>
      progress(`${name}: ${configurations} configurations, ${edges} edges`),
  });
}

/** The walks that the options ask for. */
export function walksOf(
  graph: Graph,
  invocation: Invocation,
  standard: Strategy,
): Covered & { strategy: Strategy } {
  const asked = invocation.option('strategy') ?? standard;
  const strategy = STRATEGIES.find((one) => one === asked);
  if (strategy === undefined)
    throw new LabError(`unknown strategy "${asked}"; there are ${STRATEGIES.join(', ')}`);
  const steps = invocation.count('steps');
  const seconds = invocation.count('seconds');
  if (strategy === 'state') return { strategy, ...stateWalks(graph) };
  if (strategy === 'transition') return { strategy, ...transitionWalks(graph) };
  if (strategy === 'mutants') return { strategy, ...mutantWalks(graph) };
  if (strategy === 'random')
    return { strategy, ...randomWalk(graph, invocation.count('seed') ?? 1, steps ?? 100) };
  return {
    strategy,
    ...tour(graph, {
      ...(steps === undefined ? {} : { steps }),
      ...(seconds === undefined ? {} : { seconds }),
    }),
  };
}

export const pathsCommand: Command = {
  takesOne: true,
  usage:
    'paths <machine> [--strategy state|transition|mutants|tour|random] [--steps n] [--seconds n] [--seed n]',
  summary: 'walks through a machine, step by step',
  options: WALK_OPTIONS,
  async run(invocation) {
    const graph = await graphOf(invocation, pathsCommand.usage);
    const { cases } = graph;
    const covered = walksOf(graph, invocation, 'transition');
    const walks = covered.walks.map(({ input, edges }) => ({
      input,
      steps: edges.map(({ step, to, transitions }) => ({
        step: stepLabel(step, cases),
        state: stateName(graph, to),
        transitions,
      })),
    }));
    const wanted = {
      state: 'states',
      transition: 'transitions',
      mutants: 'mutants told apart',
      tour: 'edges',
      random: 'steps',
    }[covered.strategy];
    const summary = `${covered.walks.length} ${covered.walks.length === 1 ? 'walk' : 'walks'}, ${covered.steps} steps: ${covered.wanted - covered.missed} of ${covered.wanted} ${wanted}${covered.cut === null ? '' : `\ncut: ${covered.cut}`}`;
    return {
      data: {
        machine: cases.machine.id,
        strategy: covered.strategy,
        configurations: graph.configurations.length,
        edges: graph.edges.length,
        steps: covered.steps,
        wanted: covered.wanted,
        missed: covered.missed,
        cut: covered.cut,
        walks,
      },
      text: [
        ...walks.map(({ input, steps }, position) =>
          [
            `walk ${position + 1}${cases.inputs.length > 1 ? ` (input ${input + 1})` : ''}: ${stateName(graph, graph.initial[input] ?? 0)}`,
            ...steps.map(({ step, state }) => `  ${step}  →  ${state}`),
          ].join('\n'),
        ),
        summary,
      ].join('\n\n'),
    };
  },
};
