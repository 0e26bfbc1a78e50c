import type { AnyActorRef, AnyStateNode } from 'xstate';
import { LabError, type Cases, type SentEvent } from './cases.ts';
import { isSame } from './equal.ts';
import { pathTo, type Edge, type Graph, type Walk } from './explore.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf, mutate } from './mutants.ts';
import { passedOn } from './passedOn.ts';
import { transitionWalks, type Covered } from './walks.ts';
import { createRunner } from './runner.ts';
import type { Message, Outcome, Runner, Step, World } from './world.ts';

/** The shortest walk after which a mutant differs from its machine. */
export interface Difference {
  walk: Walk;
  /**
   * The kind of difference. States and types of messages show from outside; context, payloads and begun actors show
   * only in a record, and the time at which a timer ends shows in neither.
   */
  what: 'state' | 'messages' | 'inside' | 'timers';
}

/** Steps that leave a configuration where it is, and edges, by the configuration they begin in. */
function stepsFrom(graph: Graph): Edge[][] {
  const all = graph.leaving.map((edges) => [...edges]);
  for (const { from, step } of graph.ignored) {
    all[from]?.push({ index: -1, from, to: from, step, transitions: [], messages: [] });
  }
  return all;
}

/** The shortest walks that end with one of these steps: a configuration and the place of a step in it; -1 for none. */
export type Ends = readonly (readonly [configuration: number, place: number])[];

/** The walks over every transition, and those that end with the given steps. */
export function walksTo(graph: Graph, ends: Ends): Walk[] {
  const leaving = stepsFrom(graph);
  const others = ends.map(([configuration, place]): Walk => {
    const way = pathTo(graph, configuration);
    if (place === -1) return way;
    const edge = leaving[configuration]?.[place];
    if (edge === undefined) throw new LabError(`no step ${place} leaves configuration ${configuration}`);
    return { input: way.input, edges: [...way.edges, edge] };
  });
  return [...transitionWalks(graph).walks, ...others];
}

/** The ends of those walks of `mutants` that no transition asks for; `walksTo` makes the same walks of them. */
export function endsOf(graph: Graph): Ends {
  const leaving = stepsFrom(graph);
  const { walks } = mutantWalks(graph);
  return walks.slice(transitionWalks(graph).walks.length).map(({ input, edges }) => {
    const last = edges.at(-1);
    if (last === undefined) return [graph.initial[input] ?? 0, -1] as const;
    return [last.from, (leaving[last.from] ?? []).findIndex(({ step }) => step === last.step)] as const;
  });
}

/** Finds differences between a machine and its mutants, in every configuration of the machine. */
export function createDistinguisher(graph: Graph) {
  const leaving = stepsFrom(graph);
  const { cases, runner } = graph;
  return {
    /** Null when the mutant never differs under the event cases: it is then the same machine. */
    differenceOf(mutant: Mutant): Difference | null {
      const other = runnerOf(cases, mutant);
      const touches = touchedBy(graph, mutant);
      const worlds: (World | undefined)[] = [];
      let hidden: Difference | null = null;
      for (const [input, index] of graph.initial.entries()) {
        const mine = attempt(() => other.start(cases.inputs[input]));
        const theirs = runner.start(cases.inputs[input]);
        const what = differs(theirs, mine, null);
        if (what === 'state' || what === 'messages') return { walk: { input, edges: [] }, what };
        if (what !== null && isMore(what, hidden)) hidden = { walk: { input, edges: [] }, what };
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
          if (what === null || !isMore(what, hidden)) continue;
          const way = pathTo(graph, index);
          const difference = { walk: { input: way.input, edges: [...way.edges, edge] }, what };
          if (what === 'state' || what === 'messages') return difference;
          hidden = difference;
        }
      }
      return hidden;
    },
    /**
     * Tells whether a test of one of the walks fails on the mutant: the record has every state, message, kept value and
     * begun actor.
     */
    isToldBy(mutant: Mutant, walks: readonly Walk[]): boolean {
      const other = runnerOf(cases, mutant);
      return walks.some(({ input, edges }) => {
        let theirs = runner.start(cases.inputs[input]);
        let mine = attempt(() => other.start(cases.inputs[input]));
        if (mine === null || isRecordedOtherwise(theirs, mine, null)) return true;
        for (const edge of edges) {
          const before: World = theirs.world;
          const here: World = mine.world;
          const next = attempt(() => runner.perform(before, edge.step));
          // The walk ends where the machine throws, in the test as here.
          if (next === null) break;
          theirs = next;
          mine = attempt(() => other.perform(here, edge.step));
          if (mine === null || isRecordedOtherwise(theirs, mine, [before, here])) return true;
        }
        return false;
      });
    },
  };
}

/** A few walks that take every transition and show every mutant that differs from outside. */
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
    else {
      walks.push(difference.walk);
      // A timer that ends at another time is invisible until it has ended.
      if (!distinguisher.isToldBy(mutant, [difference.walk])) missed += 1;
    }
  }
  const steps = walks.reduce((sum, { edges }) => sum + edges.length, 0);
  return { walks, steps, wanted, missed, cut };
}

const runnerOf = (from: Cases, mutant: Mutant): Runner =>
  createRunner({ ...from, machine: mutate(from.machine, mutant) });

/** Tells whether a difference shows more than the one that is known. */
const isMore = (what: Difference['what'], known: Difference | null) =>
  known === null || (known.what === 'timers' && what !== 'timers') || what === 'state' || what === 'messages';

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
  if (isRecordedOtherwise(theirs, mine, before)) return 'inside';
  return isSame(left.timers, right.timers) ? null : 'timers';
}

/** Tells whether the record of a walk would have another row. */
function isRecordedOtherwise(
  theirs: Outcome,
  mine: Outcome,
  before: readonly [World, World] | null,
): boolean {
  const [left, right] = [theirs.world, mine.world];
  return !(
    left.snapshot.status === right.snapshot.status &&
    isSame(left.snapshot.value, right.snapshot.value) &&
    isSame(left.snapshot.context, right.snapshot.context) &&
    isSame(theirs.messages, mine.messages) &&
    isSame(begun(before?.[0] ?? null, left), begun(before?.[1] ?? null, right))
  );
}

/** Actors that began, with what. */
function begun(before: World | null, { snapshot: after }: World): [id: string, input: unknown][] {
  const children = after.children as Record<string, AnyActorRef>;
  const former = (before?.snapshot.children ?? {}) as Record<string, AnyActorRef>;
  return Object.entries(children)
    .filter(([id, ref]) => former[id] !== ref)
    .map(([id, ref]) => [id, (ref.getSnapshot() as { input?: unknown }).input]);
}

const typesOf = (messages: readonly Message[]) =>
  messages.map((message) => [
    message.to,
    message.to === 'part' ? message.part : '',
    passedOn(message.event).type,
  ]);

/**
 * Returns a test for edges on which a mutant can differ: its state is active before or after, or is passed through, and
 * the event is the one that it changes.
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

/** Tells whether a step can bring an event that a descriptor names. */
function mayBe(step: Step, descriptor: string): boolean {
  if (descriptor.includes('*') || step.kind === 'advance') return true;
  if (step.kind === 'send' || step.kind === 'tell') return (step.event as SentEvent).type === descriptor;
  return descriptor === `xstate.${step.kind === 'resolve' ? 'done' : 'error'}.actor.${step.id}`;
}
