import { isSame } from './equal.ts';
import { pathTo, type Configuration, type Graph } from './explore.ts';
import { stepLabel, stepsOf } from './steps.ts';
import type { Message, Outcome, Step, World } from './world.ts';

/** Two answers that can come in either order, and the result of each order. */
export interface Race {
  kind: 'diverges' | 'first wins';
  /** Both actors and the difference, as event cases excuse it: `loadList / writeOne: context.seen`. */
  order: string;
  /** The reason for a necessary difference; null where it has no excuse. */
  excuse: string | null;
  /** Steps to a configuration that awaits both. */
  before: string[];
  first: string;
  second: string;
  /** States after first and second, and after second and first. */
  states: [unknown, unknown];
  /** Places where the two ends differ. */
  differs: string[];
}
export interface Races {
  /** Pairs of answers that were tried in both orders. */
  pairs: number;
  races: Race[];
  /** Excuses for differences that do not exist, known where every configuration was visited. */
  needless: string[];
}

/**
 * Delivers every two awaited answers in both orders. If each pair ends the same in either order, so does every order of
 * more. An answer that ends the wait for the other is no divergence: the first wins.
 */
export function racesOf(
  graph: Graph,
  configurations: readonly Configuration[] = graph.configurations,
): Races {
  const { runner, cases } = graph;
  const seen = new Set<string>();
  const races: Race[] = [];
  let pairs = 0;
  const used = new Set<string>();
  for (const { index, world } of configurations) {
    const answers = stepsOf(runner, cases, world).filter(({ kind }) => kind !== 'send');
    const afterEach = new Map<Step, Outcome>();
    const after = (step: Step) => {
      const known = afterEach.get(step) ?? runner.perform(world, step);
      afterEach.set(step, known);
      return known;
    };
    for (const [position, first] of answers.entries()) {
      for (const second of answers.slice(position + 1)) {
        if (sourceOf(first) === sourceOf(second)) continue;
        pairs += 1;
        const forth = inOrder(first, second);
        const back = inOrder(second, first);
        const differs =
          forth === null || back === null ? ['one ends the wait for the other'] : differences(forth, back);
        if (differs.length === 0) continue;
        const kind = forth === null || back === null ? 'first wins' : 'diverges';
        const names = [stepLabel(first, cases), stepLabel(second, cases)] as const;
        const key = [kind, ...names, ...differs].join('|');
        if (seen.has(key)) continue;
        seen.add(key);
        const order = orderOf([sourceOf(first), sourceOf(second)], differs);
        used.add(order);
        races.push({
          kind,
          order,
          excuse: kind === 'diverges' ? (cases.orders[order] ?? null) : null,
          before: pathTo(graph, index).edges.map(({ step }) => stepLabel(step, cases)),
          first: names[0],
          second: names[1],
          states: [forth?.world.snapshot.value ?? null, back?.world.snapshot.value ?? null],
          differs,
        });
      }
    }

    function inOrder(one: Step, other: Step) {
      const afterOne = after(one);
      if (!isAwaited(world, afterOne.world, other)) return null;
      const afterBoth = runner.perform(afterOne.world, other);
      return { world: afterBoth.world, messages: [...afterOne.messages, ...afterBoth.messages] };
    }
  }
  const isWhole = configurations === graph.configurations && graph.cut === null;
  return {
    pairs,
    races: races.toSorted((left, right) => rank(left) - rank(right)),
    needless: isWhole ? Object.keys(cases.orders).filter((order) => !used.has(order)) : [],
  };

  function isAwaited(before: World, world: World, step: Step): boolean {
    if (world.snapshot.status !== 'active') return false;
    if (step.kind === 'advance') return world.timers.length > 0;
    if (step.kind === 'send' || !runner.waiting(world).includes(step.id)) return false;
    // An actor that began anew is another actor, to which the answer does not belong.
    return childOf(world, step.id) === childOf(before, step.id);
  }
}

/** The key by which event cases excuse a difference. */
const orderOf = (sources: string[], differs: readonly string[]) =>
  `${sources.toSorted().join(' / ')}: ${differs.join(', ')}`;
const childOf = ({ snapshot }: World, id: string) => (snapshot.children as Record<string, unknown>)[id];
const rank = ({ kind, before }: Race) => (kind === 'diverges' ? 0 : 1_000_000) + before.length;
const sourceOf = (step: Step) => (step.kind === 'advance' || step.kind === 'send' ? step.kind : step.id);

function differences(
  forth: { world: World; messages: Message[] },
  back: { world: World; messages: Message[] },
): string[] {
  const differs: string[] = [];
  if (!isSame(forth.world.snapshot.value, back.world.snapshot.value)) differs.push('state');
  const left = forth.world.snapshot.context as Record<string, unknown>;
  const right = back.world.snapshot.context as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!isSame(left[key], right[key])) differs.push(`context.${key}`);
  }
  const told = (messages: Message[]) => messages.map((message) => JSON.stringify(message)).toSorted();
  if (!isSame(told(forth.messages), told(back.messages))) differs.push('messages');
  return differs;
}
