import type { Edge, Graph } from './explore.ts';
import { firstOf, shortest, type Finding } from './findings.ts';
import { passedOn } from './passedOn.ts';
import type { Queue } from './queues.ts';
import { stepLabel } from './steps.ts';
import type { Step } from './world.ts';

/** Standing of a caller towards a queue. */
const Standing = { Answered: 0, Asking: 1, MayBeToldAgain: 2 } as const;
type Standing = number;
const STANDINGS = 3;

/** Checks every configuration with and without a caller waiting in it. */
export function checkQueue(graph: Graph, queue: Queue): Finding[] {
  const isAsk = (step: Step, caller: string) =>
    step.kind === 'send' && step.event.type === queue.asked && queue.callerOf(step.event) === caller;
  const callers = new Set(
    queue.asked === null
      ? [queue.callerOf({})]
      : graph.cases.events.filter(({ type }) => type === queue.asked).map((event) => queue.callerOf(event)),
  );
  return [...callers].flatMap((caller) => {
    const findings: Finding[] = graph.ignored
      .filter(({ step }) => !queue.mayRefuse && isAsk(step, caller))
      .map(({ from, step }) => ({
        rule: 'callers-answered',
        machine: queue.machine,
        what: `${caller} asks and nobody listens`,
        counterexample: shortest(graph, from, step),
      }));
    // The index of a node: a configuration with the caller's standing in it.
    const node = (configuration: number, standing: Standing) => configuration * STANDINGS + standing;
    const configurationOf = (at: number) => Math.floor(at / STANDINGS);
    const cameBy = new Map<number, { from: number; edge: Edge } | null>();
    const onwards = new Map<number, number[]>();
    const pathOf = (at: number) => {
      const steps: string[] = [];
      let here = at;
      for (let via = cameBy.get(here); via != null; via = cameBy.get(here)) {
        steps.unshift(stepLabel(via.edge.step, graph.cases));
        here = via.from;
      }
      return { input: Math.max(0, graph.initial.indexOf(configurationOf(here))), steps };
    };
    const list = graph.initial.map((index) =>
      node(index, queue.asked === null ? Standing.Asking : Standing.Answered),
    );
    for (const start of list) cameBy.set(start, null);
    for (let head = 0; head < list.length; head += 1) {
      const at = list[head] ?? 0;
      for (const edge of graph.leaving[configurationOf(at)] ?? []) {
        let standing: Standing = at % STANDINGS;
        if (
          edge.step.kind === 'send' &&
          edge.step.event.type === queue.withdrawn &&
          queue.callerOf(edge.step.event) === caller
        )
          standing = Standing.Answered;
        if (isAsk(edge.step, caller)) standing = Standing.Asking;
        if (
          standing === Standing.Answered &&
          edge.step.kind === 'send' &&
          queue.again.includes(edge.step.event.type)
        )
          standing = Standing.MayBeToldAgain;
        for (const message of edge.messages) {
          const told = passedOn(message.event);
          if (message.to !== 'page' || told.type !== queue.answered) continue;
          const answered = queue.callersOf(told);
          if (answered?.includes(caller) === true && standing === Standing.Answered) {
            findings.push({
              rule: 'callers-answered',
              machine: queue.machine,
              what: `${caller} is answered without having asked, or twice`,
              counterexample: {
                ...pathOf(at),
                steps: [...pathOf(at).steps, stepLabel(edge.step, graph.cases)],
              },
            });
          }
          if (answered === null || answered.includes(caller)) standing = Standing.Answered;
        }
        const next = node(edge.to, standing);
        // Another caller's request does not answer an earlier one.
        const isAnotherAsk = edge.step.kind === 'send' && edge.step.event.type === queue.asked;
        if (!isAnotherAsk) onwards.set(at, [...(onwards.get(at) ?? []), next]);
        if (cameBy.has(next)) continue;
        cameBy.set(next, { from: at, edge });
        list.push(next);
      }
    }
    // Every waiting caller must have a way to an answer.
    const ends = new Set(list.filter((one) => one % STANDINGS !== Standing.Asking));
    for (let size = -1; size !== ends.size;) {
      ({ size } = ends);
      for (const one of list) if ((onwards.get(one) ?? []).some((next) => ends.has(next))) ends.add(one);
    }
    const stuck = list.find((one) => !ends.has(one));
    if (stuck !== undefined) {
      findings.push({
        rule: 'callers-answered',
        machine: queue.machine,
        what: `${caller} asks and is never answered`,
        counterexample: pathOf(stuck),
      });
    }
    return firstOf(findings);
  });
}
