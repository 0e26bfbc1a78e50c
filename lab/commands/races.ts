import type { Answer, Command } from '../command.ts';
import type { Graph } from '../engine/explore.ts';
import { racesOf, type Race } from '../engine/races.ts';
import { valueName } from '../engine/stateNames.ts';
import { graphOf } from './paths.ts';

export const racesCommand: Command = {
  takesOne: true,
  usage: 'races <machine>',
  summary: 'orders in which concurrent answers can arrive, and the first that diverges',
  options: {},
  async run(invocation) {
    return racesAnswer(await graphOf(invocation, racesCommand.usage));
  },
};

/** The races of a walked machine, and the verdict: one that diverges fails. */
export function racesAnswer(graph: Graph): Answer {
  const { pairs, races } = racesOf(graph);
  const diverging = races.filter(({ kind }) => kind === 'diverges');
  const firstWins = races.filter(({ kind }) => kind === 'first wins');
  const [first, ...others] = diverging;
  return {
    hasFailed: first !== undefined,
    data: { machine: graph.cases.machine.id, pairs, races, cut: graph.cut },
    text: [
      ...(first === undefined
        ? [`${pairs} pairs of concurrent answers: the order makes no difference`]
        : [`${pairs} pairs of concurrent answers; ${diverging.length} diverge. The first:`, textOf(first)]),
      ...(others.length === 0 ? [] : [['Others:', ...others.map(lineOf)].join('\n')]),
      ...(firstWins.length === 0
        ? []
        : [
            ['Whichever comes first wins, the other is not awaited any more:', ...firstWins.map(lineOf)].join(
              '\n',
            ),
          ]),
      ...(graph.cut === null ? [] : [`cut: ${graph.cut}`]),
    ].join('\n\n'),
  };
}

const lineOf = ({ first, second, differs }: Race) => `  ${first} / ${second}: ${differs.join(', ')}`;

function textOf({ before, first, second, states, differs }: Race): string {
  return [
    ...before.map((step, position) => `  ${position + 1}. ${step}`),
    `  then ${first}, ${second}: ${valueName(states[0])}`,
    `  then ${second}, ${first}: ${valueName(states[1])}`,
    `  differs: ${differs.join(', ')}`,
  ].join('\n');
}
