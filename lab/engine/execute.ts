import { isSame } from './equal.ts';
import { pathTo, type Edge, type Graph, type Walk } from './explore.ts';
import { labelOf } from './labels.ts';
import type { Message, Outcome } from './world.ts';

/** A walk on the real machine, step by step from its start. */
export interface Executed {
  input: number;
  /** State value at the start. */
  value: unknown;
  messages: Message[];
  steps: ExecutedStep[];
  /** The reason why it ended before its last step: facts that `abstract` hides led it elsewhere than in the graph. */
  diverged: string | null;
}
export interface ExecutedStep {
  edge: Edge;
  value: unknown;
  transitions: string[];
  messages: Message[];
  context: unknown;
}

/**
 * Carries a walk out from its start. In the graph an edge leaves the first configuration of its kind; on a walk the
 * machine may be in another one, which `abstract` equates with it. The walk ends where the two differ.
 */
export function executeWalk(graph: Graph, { input, edges }: Walk): Executed {
  const { runner, cases } = graph;
  const start = runner.start(cases.inputs[input]);
  const executed: Executed = {
    input,
    value: start.world.snapshot.value,
    messages: start.messages,
    steps: [],
    diverged: null,
  };
  let { world } = start;
  for (const [position, edge] of edges.entries()) {
    let outcome: Outcome;
    try {
      outcome = runner.perform(world, edge.step);
    } catch (error) {
      executed.diverged = `step ${position + 1}: ${(error as Error).message}`;
      break;
    }
    ({ world } = outcome);
    executed.steps.push({
      edge,
      value: world.snapshot.value,
      context: world.snapshot.context,
      transitions: outcome.transitions.map(labelOf),
      messages: outcome.messages,
    });
    if (!isSame(world.snapshot.value, graph.configurations[edge.to]?.world.snapshot.value)) {
      executed.diverged = `step ${position + 1} leads elsewhere than in the graph`;
      break;
    }
  }
  return executed;
}

/** Walks to edges whose transitions the executed walks missed; these follow the graph's own way. */
export function walksForMissed(graph: Graph, walks: readonly Walk[]): Walk[] {
  const taken = new Set(
    walks.flatMap((walk) => executeWalk(graph, walk).steps.flatMap(({ transitions }) => transitions)),
  );
  const added: Walk[] = [];
  for (const edge of graph.edges) {
    if (edge.transitions.every((label) => taken.has(label))) continue;
    const way = pathTo(graph, edge.from);
    added.push({ input: way.input, edges: [...way.edges, edge] });
    for (const label of edge.transitions) taken.add(label);
  }
  return added;
}
