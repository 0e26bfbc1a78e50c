import type { AnyStateNode } from 'xstate';
import { standingOf } from '#src/machines/protocol/tags.ts';
import { nodesOf } from './labels.ts';
import { untaken, type Configuration, type Edge, type Graph } from './explore.ts';
import { CLOSABLES, type Closable } from './closables.ts';
import { firstOf, found, shortest, type Finding } from './findings.ts';
import { checkQueue } from './queueRule.ts';
import { QUEUES } from './queues.ts';
import type { Step } from './world.ts';

export interface Rule {
  id: string;
  says: string;
  check(graph: Graph): Finding[];
}

/** Tells whether a state waits for something that must end it. */
const isWaiting = (tag: string) => ['busy', 'pending'].includes(standingOf(tag) ?? '');

const hasNode = ({ world }: Configuration, id: string) =>
  world.snapshot._nodes.some((node) => node.id === id);
/** Steps that need no event from outside: answers, failures, time. */
const isSettlement = ({ kind }: Step) => kind !== 'send';

/** Configurations from which a wanted one can be reached over the edges that count; found backwards. */
function canReach(
  graph: Graph,
  isWanted: (one: Configuration) => boolean,
  counts: (edge: Edge) => boolean,
): Uint8Array {
  const reached = new Uint8Array(graph.configurations.length);
  const arriving: Edge[][] = graph.configurations.map(() => []);
  for (const edge of graph.edges) if (counts(edge)) arriving[edge.to]?.push(edge);
  const queue = graph.configurations.filter(isWanted).map(({ index }) => index);
  for (const index of queue) reached[index] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const { from } of arriving[at] ?? []) {
      if (reached[from] === 1) continue;
      reached[from] = 1;
      queue.push(from);
    }
  }
  return reached;
}

export const RULES: readonly Rule[] = [
  {
    id: 'busy-ends',
    says: 'every busy state ends in success, failure or timeout',
    check: (graph) =>
      nodesOf(graph.runner.machine)
        .filter(({ tags }) => tags.some(isWaiting))
        .flatMap((node) => checkWaiting(graph, node)),
  },
  {
    id: 'callers-answered',
    says: 'every queued caller is answered exactly once',
    check: (graph) =>
      QUEUES.filter(({ machine }) => machine === graph.cases.machine.id).flatMap((queue) =>
        checkQueue(graph, queue),
      ),
  },
  {
    id: 'modal-closes',
    says: 'a modal can always be closed',
    check: (graph) =>
      CLOSABLES.filter(({ machine }) => machine === graph.cases.machine.id).flatMap((closable) =>
        checkClosable(graph, closable),
      ),
  },
  {
    id: 'nothing-dead',
    says: 'no dead state or transition',
    check(graph) {
      const entered = new Set(
        graph.configurations.flatMap(({ world }) => world.snapshot._nodes.map(({ id }) => id)),
      );
      const taken = new Set([
        ...graph.startTransitions.flat(),
        ...graph.edges.flatMap(({ transitions }) => transitions),
      ]);
      // A state that is left at once was passed through if a transition of its own was taken.
      const isPassed = (id: string) => [...taken].some((label) => label.startsWith(`${id} `));
      const { never, listedButTaken } = untaken(graph);
      const dead = (what: string): Finding => ({
        rule: 'nothing-dead',
        machine: graph.cases.machine.id,
        what: graph.cut === null ? what : `${what} (within the bound: ${graph.cut})`,
        counterexample: null,
      });
      return [
        ...nodesOf(graph.runner.machine)
          .filter(({ id, type }) => type !== 'history' && !entered.has(id) && !isPassed(id))
          .map(({ id }) => dead(`the state ${id} is never entered`)),
        ...never.map((label) => dead(`the transition ${label} is never taken`)),
        ...listedButTaken.map((label) =>
          dead(`${label} is listed as unreachable and is taken, or is not there`),
        ),
      ];
    },
  },
  {
    id: 'never-throws',
    says: 'no event, answer or failure makes a machine throw',
    check: (graph) =>
      firstOf(
        graph.thrown.map(({ from, step, message }) => ({
          rule: 'never-throws',
          machine: graph.cases.machine.id,
          what: message,
          counterexample: shortest(graph, from, step),
        })),
      ),
  },
  {
    id: 'context-is-json',
    says: 'context survives JSON: no Map, Set, Date, Error, function or BigInt',
    check: (graph) =>
      firstOf(
        graph.configurations.flatMap((one) => {
          const place = notJson(one.world.snapshot.context, 'context');
          return place === null
            ? []
            : [found(graph, 'context-is-json', `${place} does not survive JSON`, one.index)];
        }),
      ),
  },
];

/** Checks a state that waits: for its own actors, whose answers and failures must end it, or for events of others. */
function checkWaiting(graph: Graph, node: AnyStateNode): Finding[] {
  const isHeld = (one: Configuration) => hasNode(one, node.id);
  const ends = (counts: (edge: Edge) => boolean) => canReach(graph, (one) => !isHeld(one), counts);
  const isFailure = ({ step }: Edge) => step.kind === 'reject' || step.kind === 'advance';
  const byAnything = ends(() => true);
  const bySettling = ends(({ step }) => isSettlement(step));
  const byFailing = ends(isFailure);
  const findings: Finding[] = [];
  for (const one of graph.configurations.filter(isHeld)) {
    const own = one.world.snapshot._nodes.filter((inner) => inner === node || isBelow(inner, node));
    const awaitsActors = own.some(({ invoke }) => invoke.length > 0);
    if (awaitsActors ? bySettling[one.index] !== 1 : byAnything[one.index] !== 1) {
      findings.push(
        found(
          graph,
          'busy-ends',
          `${node.id} is never left, whatever becomes of what it waits for`,
          one.index,
        ),
      );
    } else if (
      awaitsActors &&
      byFailing[one.index] !== 1 &&
      (graph.leaving[one.index] ?? []).some(isFailure)
    ) {
      findings.push(
        found(graph, 'busy-ends', `${node.id} is never left when everything it waits for fails`, one.index),
      );
    }
  }
  return firstOf(findings);
}

function isBelow(node: AnyStateNode, above: AnyStateNode): boolean {
  for (let one = node.parent; one !== undefined; one = one.parent) if (one === above) return true;
  return false;
}

/** Checks that every open configuration hears the closing event and then leads to the closed state. */
function checkClosable(graph: Graph, { open, closes, by, closed }: Closable): Finding[] {
  const isClosing = ({ step, to }: Edge) => {
    const target = graph.configurations[to];
    return step.kind === 'send' && closes(step.event) && target !== undefined && hasNode(target, closed);
  };
  return firstOf(
    graph.configurations
      .filter((one) => hasNode(one, open) && !(graph.leaving[one.index] ?? []).some(isClosing))
      .map((one) => found(graph, 'modal-closes', `${by} does not close ${names(one)}`, one.index)),
  );
}

const names = ({ world }: Configuration) =>
  world.snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id)
    .join(' + ');

/** The first place in a value that JSON would change; null when there is none. */
function notJson(value: unknown, place: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined)
    return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : place;
  if (typeof value !== 'object') return place;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  // A reference to an actor is persisted by XState itself.
  if (!isPlain) return 'sessionId' in value && 'send' in value ? null : place;
  for (const [key, inner] of Object.entries(value)) {
    const found = notJson(inner, `${place}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
