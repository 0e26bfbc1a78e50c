import { table, type Command } from '../command.ts';
import { casesOf } from '../engine/cases.ts';
import { chartOf } from '../engine/chart.ts';
import { explore, untaken } from '../engine/explore.ts';
import { findMachine, findMachines, loadMachine, loadPaths } from '../machines.ts';

export interface ListedMachine {
  name: string;
  area: string;
  states: number;
  transitions: number;
  invokes: number;
  events: number;
  /** Null without event cases. */
  configurations: number | null;
  edges: number | null;
  untaken: string[];
  cut: string | null;
  file: string;
  hasCases: boolean;
}

export const listCommand: Command = {
  usage: 'list [machine...]',
  summary: 'every machine: states, transitions, invokes, events, reachable configurations',
  options: {},
  async run({ positionals, progress }) {
    const found = positionals.length > 0 ? positionals.map(findMachine) : findMachines();
    const listed: ListedMachine[] = [];
    for (const one of found) {
      const machine = await loadMachine(one);
      const chart = chartOf(machine);
      const graph = one.hasCases
        ? explore(casesOf(await loadPaths(one)), {
            onProgress: (configurations, edges) =>
              progress(`${one.name}: ${configurations} configurations, ${edges} edges`),
          })
        : null;
      listed.push({
        name: one.name,
        area: one.area,
        states: chart.states.length - 1,
        transitions: chart.transitions.length,
        invokes: chart.states.reduce((sum, { invokes }) => sum + invokes.length, 0),
        events: new Set(
          chart.transitions.map(({ event }) => event).filter((event) => !/^(xstate\.|always$)/.test(event)),
        ).size,
        configurations: graph?.configurations.length ?? null,
        edges: graph?.edges.length ?? null,
        untaken: graph === null ? [] : untaken(graph).never,
        cut: graph?.cut ?? null,
        file: one.file,
        hasCases: one.hasCases,
      });
    }
    return { data: listed, text: textOf(listed) };
  },
};

function textOf(listed: ListedMachine[]): string {
  const rows = listed.map((one) => [
    one.name,
    one.area,
    one.states,
    one.transitions,
    one.invokes,
    one.events,
    one.configurations ?? '-',
    one.edges ?? '-',
    one.hasCases
      ? (one.cut ?? (one.untaken.length > 0 ? `${one.untaken.length} transitions not reached` : ''))
      : 'no event cases yet',
  ]);
  const without = listed.filter(({ hasCases }) => !hasCases);
  return [
    table([
      ['machine', 'area', 'states', 'transitions', 'invokes', 'events', 'configurations', 'edges', ''],
      ...rows,
    ]),
    ...(without.length === 0
      ? []
      : [
          `\nWithout event cases: ${without.map(({ name }) => name).join(', ')}; write <name>Paths.ts beside the machine.`,
        ]),
  ].join('\n');
}
