import { labelOf, transitionsOf } from './labels.ts';
import { LabError, type Cases } from './cases.ts';
import { stepsOf } from './steps.ts';
import { createRunner } from './runner.ts';
import { MachineThrew, type Message, type Outcome, type Runner, type Step, type World } from './world.ts';

/** One distinguishable condition of a machine: states, context as far as the abstraction keeps it, waiting actors. */
export interface Configuration {
  index: number;
  world: World;
  /** Steps from the start. */
  depth: number;
  /** The edge it was first reached by; null at the start. */
  via: Edge | null;
  /** Which of the inputs it began with. */
  input: number;
}
export interface Edge {
  index: number;
  from: number;
  to: number;
  step: Step;
  /** Labels of the transitions taken, in order. */
  transitions: string[];
  messages: Message[];
}
/** A run of the machine from its start. */
export interface Walk {
  /** Which of the inputs it begins with. */
  input: number;
  edges: Edge[];
}
/** A step at which the machine threw. */
export interface Thrown {
  from: number;
  step: Step;
  message: string;
}
export interface Graph {
  cases: Cases;
  runner: Runner;
  configurations: Configuration[];
  edges: Edge[];
  /** Edges by the configuration they leave. */
  leaving: Edge[][];
  /** First configuration of each input. */
  initial: number[];
  /** Transitions taken while it starts, by input. */
  startTransitions: string[][];
  startMessages: Message[][];
  /** Steps that took no transition, because a guard said no. */
  ignored: { from: number; step: Step }[];
  thrown: Thrown[];
  /** Note on parts that were left out; null when there are none. */
  cut: string | null;
}
export interface ExploreOptions {
  maxConfigurations?: number;
  onProgress?: (configurations: number, edges: number) => void;
  /** Looks at every configuration as it is found. */
  onConfiguration?: (configuration: Configuration) => void;
  /** Called between configurations with the transitions taken so far; true leaves the rest out. */
  isEnough?: (taken: ReadonlySet<string>) => boolean;
}

/**
 * Goes through a machine breadth first: every event case and every way an actor can end, in every configuration. Stops
 * at the bound and says in `cut` what it left out; below the bound nothing is dropped.
 */
export function explore(cases: Cases, options: ExploreOptions = {}): Graph {
  const runner = createRunner(cases);
  const bound = options.maxConfigurations ?? cases.maxConfigurations;
  const graph: Graph = {
    cases,
    runner,
    configurations: [],
    edges: [],
    leaving: [],
    initial: [],
    startTransitions: [],
    startMessages: [],
    ignored: [],
    thrown: [],
    cut: null,
  };
  const known = new Map<string, number>();
  let dropped = 0;

  /** The index of an outcome's configuration; -1 beyond the bound. */
  const arrive = ({ world }: Outcome, depth: number, via: Edge | null, input: number): number => {
    const key = keyOf(cases, runner, world);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (graph.configurations.length >= bound) return -1;
    const index = graph.configurations.length;
    known.set(key, index);
    const configuration = { index, world, depth, via, input };
    graph.configurations.push(configuration);
    graph.leaving.push([]);
    options.onConfiguration?.(configuration);
    return index;
  };

  for (const [index, input] of cases.inputs.entries()) {
    const outcome = runner.start(input);
    graph.initial.push(arrive(outcome, 0, null, index));
    graph.startTransitions.push(outcome.transitions.map(labelOf));
    graph.startMessages.push(outcome.messages);
  }
  const taken = new Set(graph.startTransitions.flat());
  for (let at = 0; at < graph.configurations.length; at += 1) {
    if (options.isEnough?.(taken) === true) break;
    const configuration = graph.configurations[at];
    if (configuration === undefined) break;
    for (const step of stepsOf(runner, cases, configuration.world)) {
      let outcome: Outcome;
      try {
        outcome = runner.perform(configuration.world, step);
      } catch (error) {
        if (!(error instanceof MachineThrew)) throw error;
        graph.thrown.push({ from: at, step, message: error.message });
        continue;
      }
      if (outcome.transitions.length === 0 && step.kind !== 'advance') {
        // The end of an actor is a change even without a listener: the actor no longer waits.
        if (step.kind === 'send' || step.kind === 'tell') {
          graph.ignored.push({ from: at, step });
          continue;
        }
      }
      const edge: Edge = {
        index: graph.edges.length,
        from: at,
        to: -1,
        step,
        transitions: outcome.transitions.map(labelOf),
        messages: outcome.messages,
      };
      for (const label of edge.transitions) taken.add(label);
      edge.to = arrive(outcome, configuration.depth + 1, edge, configuration.input);
      if (edge.to === -1) {
        dropped += 1;
        continue;
      }
      graph.edges.push(edge);
      graph.leaving[at]?.push(edge);
    }
    if (at % 250 === 249) options.onProgress?.(graph.configurations.length, graph.edges.length);
  }
  if (dropped > 0) {
    graph.cut = `stopped at ${bound} configurations; ${dropped} edges lead beyond${growingKeys(graph)}`;
  }
  return graph;
}

/** For commands whose answer would be wrong on a part of the graph. */
export function exploreWhole(cases: Cases, options: ExploreOptions = {}): Graph {
  const graph = explore(cases, options);
  if (graph.cut !== null) {
    throw new LabError(
      `${cases.machine.id} is unbounded: ${graph.cut}; give an \`abstract\` in ${cases.machine.id}Paths.ts`,
    );
  }
  return graph;
}

/** Key of a configuration, as text. */
function keyOf(cases: Cases, runner: Runner, world: World): string {
  const { snapshot } = world;
  const context = cases.abstract === null ? snapshot.context : cases.abstract(snapshot.context as never);
  const history = Object.values(snapshot.historyValue as Record<string, { id: string }[]>).map((nodes) =>
    nodes.map(({ id }) => id),
  );
  return JSON.stringify([
    snapshot.value,
    context,
    runner.waiting(world),
    world.timers.map(({ id, due }) => [id, due - world.now]),
    history,
    snapshot.status,
  ]);
}

/** Names the context keys with the most different values, which is where a machine without bound grows. */
function growingKeys({ configurations, cases }: Graph): string {
  if (cases.abstract !== null) return '';
  const values = new Map<string, Set<string>>();
  for (const { world } of configurations.slice(-1000)) {
    for (const [key, value] of Object.entries(world.snapshot.context as Record<string, unknown>)) {
      const seen = values.get(key) ?? new Set<string>();
      seen.add(JSON.stringify(value) ?? '');
      values.set(key, seen);
    }
  }
  const most = [...values].toSorted(([, left], [, right]) => right.size - left.size).slice(0, 3);
  return most.length === 0
    ? ''
    : `; most values: ${most.map(([key, seen]) => `${key} (${seen.size})`).join(', ')}`;
}

/** Every transition of the chart that no edge takes, without those listed as unreachable. */
export function untaken(graph: Graph): { never: string[]; listedButTaken: string[] } {
  const taken = takenBy(graph);
  const all = transitionsOf(graph.runner.machine).map(labelOf);
  const listed = graph.cases.unreachable;
  return {
    never: all.filter((label) => !taken.has(label) && listed[label] === undefined),
    listedButTaken: Object.keys(listed).filter((label) => taken.has(label) || !all.includes(label)),
  };
}

export function takenBy(graph: Graph): Set<string> {
  return new Set([
    ...graph.startTransitions.flat(),
    ...graph.edges.flatMap(({ transitions }) => transitions),
  ]);
}

/** The steps from the start to a configuration. */
export function pathTo(graph: Graph, index: number): Walk {
  const edges: Edge[] = [];
  let at = graph.configurations[index];
  const input = at?.input ?? 0;
  while (at?.via != null) {
    edges.push(at.via);
    at = graph.configurations[at.via.from];
  }
  return { input, edges: edges.toReversed() };
}
