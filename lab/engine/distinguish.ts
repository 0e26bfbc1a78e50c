import type { AnyStateNode } from 'xstate';
import type { Cases, SentEvent } from './cases.ts';
import { isSame } from './equal.ts';
import { pathTo, type Edge, type Graph, type Walk } from './explore.ts';
import { mutantsOf, mutate, type Mutant } from './mutants.ts';
import { passedOn } from './passedOn.ts';
import { transitionWalks, type Covered } from './walks.ts';
import { createRunner } from './runner.ts';
import type { Message, Outcome, Runner, Step, World } from './world.ts';

/** The shortest walk at whose end a mutant is another machine than the one it was made of. */
export interface Difference {
  walk: Walk;
  /** What is another: states and messages show from outside; context, payloads and restarted actors do not. */
  what: 'state' | 'messages' | 'inside';
}

/** Steps that leave a configuration where it is, and edges, by the configuration they begin in. */
function stepsFrom(graph: Graph): Edge[][] {
  const all = graph.leaving.map((edges) => [...edges]);
  for (const { from, step } of graph.ignored) {
    all[from]?.push({ index: -1, from, to: from, step, transitions: [], messages: [] });
  }
  return all;
}

/** Tells the mutants of one machine from the machine, in every configuration it has. */
export function createDistinguisher(graph: Graph) {
  const leaving = stepsFrom(graph);
  const { cases, runner } = graph;
  return {
    /** Null when the mutant does the same whatever happens: under the event cases it is the same machine. */
    differenceOf(mutant: Mutant): Difference | null {
      const other = runnerOf(cases, mutant);
      const touches = touchedBy(graph, mutant);
      const worlds: (World | undefined)[] = [];
      let hidden: Difference | null = null;
      for (const [input, index] of graph.initial.entries()) {
        const mine = attempt(() => other.start(cases.inputs[input]));
        const theirs = runner.start(cases.inputs[input]);
        const what = differs(theirs, mine, null);
        if (what !== null && what !== 'inside') return { walk: { input, edges: [] }, what };
        if (what !== null) hidden ??= { walk: { input, edges: [] }, what };
        worlds[index] ??= mine?.world;
      }
      for (const { index, world } of graph.configurations) {
        const here = worlds[index];
        if (here === undefined) continue;
        for (const edge of leaving[index] ?? []) {
          const isVia = graph.configurations[edge.to]?.via === edge;
          if (!isVia && !touches(edge)) continue;
          const mine = attempt(() => other.perform(here, edge.step));
          if (isVia) worlds[edge.to] = mine?.world;
          const what = differs(runner.perform(world, edge.step), mine, [world, here]);
          if (what === null || (what === 'inside' && hidden !== null)) continue;
          const way = pathTo(graph, index);
          const difference = { walk: { input: way.input, edges: [...way.edges, edge] }, what };
          if (what !== 'inside') return difference;
          hidden = difference;
        }
      }
      return hidden;
    },
    /**
     * Whether a test of one of the walks fails on the mutant: it looks at the state where that changes and at the end,
     * and at the messages at the end.
     */
    isToldBy(mutant: Mutant, walks: readonly Walk[]): boolean {
      const other = runnerOf(cases, mutant);
      return walks.some(({ input, edges }) => {
        let theirs = runner.start(cases.inputs[input]);
        let mine = attempt(() => other.start(cases.inputs[input]));
        const told = { theirs: [...theirs.messages], mine: [...(mine?.messages ?? [])] };
        for (const [position, edge] of edges.entries()) {
          const before: World = theirs.world;
          const here = mine?.world;
          const next = attempt(() => runner.perform(before, edge.step));
          // Where the walk itself cannot go on it ends, in the test as here.
          if (next === null || here === undefined) break;
          theirs = next;
          mine = attempt(() => other.perform(here, edge.step));
          told.theirs.push(...theirs.messages);
          told.mine.push(...(mine?.messages ?? []));
          const isLooked =
            position === edges.length - 1 || !isSame(before.snapshot.value, theirs.world.snapshot.value);
          if (mine === null) return true;
          if (isLooked && !isSame(theirs.world.snapshot.value, mine.world.snapshot.value)) return true;
        }
        return mine === null || !isSame(byReceiver(told.theirs, cases), byReceiver(told.mine, cases));
      });
    },
  };
}

/** Few walks that take every transition and tell every mutant apart that shows from outside. */
export function mutantWalks(graph: Graph): Covered {
  const distinguisher = createDistinguisher(graph);
  const { walks, cut } = transitionWalks(graph);
  let wanted = 0;
  let missed = 0;
  for (const mutant of mutantsOf(graph.cases.machine)) {
    wanted += 1;
    if (distinguisher.isToldBy(mutant, walks)) continue;
    const difference = distinguisher.differenceOf(mutant);
    if (difference === null) wanted -= 1;
    else if (difference.what === 'inside') missed += 1;
    else walks.push(difference.walk);
  }
  const steps = walks.reduce((sum, { edges }) => sum + edges.length, 0);
  return { walks, steps, wanted, missed, cut };
}

const runnerOf = (from: Cases, mutant: Mutant): Runner =>
  createRunner({ ...from, machine: mutate(from.machine, mutant) });

function attempt(act: () => Outcome): Outcome | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function differs(
  theirs: Outcome,
  mine: Outcome | null,
  before: readonly [World, World] | null,
): Difference['what'] | null {
  if (mine === null) return 'state';
  const [left, right] = [theirs.world, mine.world];
  if (left.snapshot.status !== right.snapshot.status) return 'state';
  if (!isSame(left.snapshot.value, right.snapshot.value)) return 'state';
  if (!isSame(typesOf(theirs.messages), typesOf(mine.messages))) return 'messages';
  const isSameInside =
    isSame(left.timers, right.timers) &&
    isSame(left.snapshot.context, right.snapshot.context) &&
    isSame(theirs.messages, mine.messages) &&
    (before === null || isSame(restarted(before[0], left), restarted(before[1], right)));
  return isSameInside ? null : 'inside';
}

/** Ids of actors that began anew. */
function restarted({ snapshot: before }: World, { snapshot: after }: World): string[] {
  const children = after.children as Record<string, unknown>;
  return Object.keys(children).filter(
    (id) => (before.children as Record<string, unknown>)[id] !== children[id],
  );
}

const typesOf = (messages: readonly Message[]) =>
  messages.map((message) => [
    message.to,
    message.to === 'part' ? message.part : '',
    passedOn(message.event).type,
  ]);

const SHARED = ['toast', 'modal', 'onboarding'];

/** Types of the messages that a test of a walk looks at, by where they go. */
function byReceiver(messages: readonly Message[], { actorNames }: Cases): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const message of messages) {
    const { to, event } = message;
    if (to !== 'part') (groups[to] ??= []).push(passedOn(event).type);
    else if (actorNames.includes(message.part))
      (groups['parts'] ??= []).push(`${message.part} ${event.type}`);
    else if (SHARED.includes(message.part)) (groups[message.part] ??= []).push(event.type);
  }
  return groups;
}

/**
 * Where a mutant can do something else: where its state is, was or will be active, or is passed through, and the event
 * is the one it changes.
 */
function touchedBy(graph: Graph, mutant: Mutant): (edge: Edge) => boolean {
  const { machine } = graph.runner;
  const node = mutant.state.reduce<AnyStateNode | undefined>(
    (at, key) => (at?.states as Record<string, AnyStateNode> | undefined)?.[key],
    machine.root,
  );
  if (node === undefined) return () => true;
  const { id } = node;
  const [kind, event] = mutant.place;
  const isActive = (index: number) =>
    graph.configurations[index]?.world.snapshot._nodes.some((one) => one.id === id) === true;
  const isPassed = ({ transitions }: Edge) =>
    transitions.some((label) => label.startsWith(`${id} `) || label.startsWith(`${id}.`));
  return (edge) =>
    (kind !== 'on' || event === undefined || mayBe(edge.step, event)) &&
    (isActive(edge.from) || isActive(edge.to) || isPassed(edge));
}

/** Whether a step can bring an event that a descriptor names. */
function mayBe(step: Step, descriptor: string): boolean {
  if (descriptor.includes('*') || step.kind === 'advance') return true;
  if (step.kind === 'send' || step.kind === 'tell') return (step.event as SentEvent).type === descriptor;
  return descriptor === `xstate.${step.kind === 'resolve' ? 'done' : 'error'}.actor.${step.id}`;
}
