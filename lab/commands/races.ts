import type { Answer, Command } from '../command.ts';
import { explore, type Graph } from '../engine/explore.ts';
import { racesOf, type Race } from '../engine/races.ts';
import { valueName } from '../engine/stateNames.ts';
import { findMachine, findMachines, loadCases } from '../machines.ts';

export const racesCommand: Command = {
  usage: 'races [machine...]',
  summary:
    'orders in which concurrent answers can arrive, and the first that diverges; without a machine of all of them',
  options: {},
  async run({ positionals, progress }) {
    const named = positionals.map(findMachine);
    const all = named.length > 0 ? named : findMachines().filter(({ hasCases }) => hasCases);
    const answers: [string, Answer][] = [];
    for (const one of all) {
      progress(`racing ${one.name}`);
      answers.push([one.name, racesAnswer(explore(await loadCases(one)))]);
    }
    const [only] = answers;
    return only !== undefined && named.length === 1 ? only[1] : answerOfAll(answers);
  },
};

/** Joins the answers of several machines, by their names; fails when one of them does. */
export const answerOfAll = (answers: readonly (readonly [string, Answer])[]): Answer => ({
  hasFailed: answers.some(([, { hasFailed }]) => hasFailed),
  data: answers.map(([, { data }]) => data),
  text: answers.map(([name, { text }]) => `${name}: ${text}`).join('\n\n'),
});

/** The races of a walked machine, and the verdict: one that diverges without an excuse fails. */
export function racesAnswer(graph: Graph): Answer {
  const { pairs, races, needless } = racesOf(graph);
  const diverging = races.filter(({ kind, excuse }) => kind === 'diverges' && excuse === null);
  const excused = new Map(races.flatMap(({ order, excuse }) => (excuse === null ? [] : [[order, excuse]])));
  const firstWins = races.filter(({ kind }) => kind === 'first wins');
  const [first, ...others] = diverging;
  return {
    hasFailed: first !== undefined || needless.length > 0,
    data: { machine: graph.cases.machine.id, pairs, races, needless, cut: graph.cut },
    text: [
      ...(first === undefined
        ? [
            `${pairs} pairs of concurrent answers: the order makes no difference${excused.size === 0 ? '' : ' that has no excuse'}`,
          ]
        : [`${pairs} pairs of concurrent answers; ${diverging.length} diverge. The first:`, textOf(first)]),
      ...(others.length === 0 ? [] : [['Others:', ...others.map(lineOf)].join('\n')]),
      ...(excused.size === 0
        ? []
        : [['Excused:', ...[...excused].map(([order, reason]) => `  ${order}\n    ${reason}`)].join('\n')]),
      ...(needless.length === 0
        ? []
        : [['Excused, and makes no difference:', ...needless.map((order) => `  ${order}`)].join('\n')]),
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

function textOf({ before, first, second, states, differs, order }: Race): string {
  return [
    ...before.map((step, position) => `  ${position + 1}. ${step}`),
    `  then ${first}, ${second}: ${valueName(states[0])}`,
    `  then ${second}, ${first}: ${valueName(states[1])}`,
    `  differs: ${differs.join(', ')}`,
    `  as an excuse in the event cases names it: '${order}'`,
  ].join('\n');
}
