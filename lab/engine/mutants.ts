import { createMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { labelOf, nodesOf } from './labels.ts';

export const MUTATIONS = ['drop', 'retarget', 'unguard', 'swap'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** One change of a chart, as data: it can be sent to where the tests run. */
export interface Mutant {
  kind: Mutation;
  /** The transition it changes. */
  label: string;
  says: string;
  /** Keys down to the state. */
  state: string[];
  /** Where in the state's configuration the transition stands. */
  place: string[];
  position: number;
  /** The new target of `retarget`. */
  target: string | null;
}

type Config = Record<string, unknown>;
type TransitionConfig = Config | string | undefined;

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Every mutant of a chart. What changes nothing is none: a lone transition is not swapped, one without guard not freed. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return nodesOf(machine).flatMap((node) =>
    listsOf(node).flatMap(({ place, definitions }) =>
      definitions.flatMap((definition, position) => {
        const base = { label: labelOf(definition), state: node.path, place, position, target: null };
        const mutants: Mutant[] = [{ ...base, kind: 'drop', says: 'is gone' }];
        const target = otherTarget(definition);
        if (target !== null) {
          mutants.push({ ...base, kind: 'retarget', says: `leads to ${target}`, target });
        }
        if (definition.guard !== undefined)
          mutants.push({ ...base, kind: 'unguard', says: 'is not guarded' });
        if (position + 1 < definitions.length) {
          mutants.push({ ...base, kind: 'swap', says: 'comes after the next' });
        }
        return mutants;
      }),
    ),
  );
}

/** Lists of transitions of a state with their place in its configuration. */
function listsOf(node: AnyStateNode): { place: string[]; definitions: AnyTransitionDefinition[] }[] {
  const config = node.config as Config;
  const of = (type: string) => (node.transitions.get(type) ?? []) as AnyTransitionDefinition[];
  const lists = Object.keys((config['on'] ?? {}) as Config).map((event) => ({
    place: ['on', event],
    definitions: of(event),
  }));
  if (config['always'] !== undefined) {
    lists.push({ place: ['always'], definitions: (node.always ?? []) as AnyTransitionDefinition[] });
  }
  if (config['onDone'] !== undefined) {
    lists.push({ place: ['onDone'], definitions: of(`xstate.done.state.${node.id}`) });
  }
  for (const [position, invoke] of node.invoke.entries()) {
    const own = toList(config['invoke'])[position] as Config;
    if (own['onDone'] !== undefined) {
      lists.push({
        place: ['invoke', String(position), 'onDone'],
        definitions: of(`xstate.done.actor.${invoke.id}`),
      });
    }
    if (own['onError'] !== undefined) {
      lists.push({
        place: ['invoke', String(position), 'onError'],
        definitions: of(`xstate.error.actor.${invoke.id}`),
      });
    }
  }
  for (const delay of Object.keys((config['after'] ?? {}) as Config)) {
    lists.push({ place: ['after', delay], definitions: of(`xstate.after.${delay}.${node.id}`) });
  }
  return lists;
}

/** The next state beside the target, as an address; null when it has none beside it. */
function otherTarget({ target }: AnyTransitionDefinition): string | null {
  const [node] = target ?? [];
  const beside = Object.values((node?.parent?.states ?? {}) as Record<string, AnyStateNode>).filter(
    ({ type }) => type !== 'history',
  );
  if (node === undefined || node.parent?.type === 'parallel' || beside.length < 2) return null;
  const other = beside[(beside.indexOf(node) + 1) % beside.length];
  return other === undefined ? null : `#${other.id}`;
}

/** The machine with the change, and the implementations it has. */
export function mutate(machine: AnyStateMachine, mutant: Mutant): AnyStateMachine {
  const config = changeAt(
    machine.config as Config,
    mutant.state.flatMap((key) => ['states', key]),
    (state) =>
      changeAt(state as Config, mutant.place, (list) => changed(toList(list) as TransitionConfig[], mutant)),
  ) as Config;
  // A change of the chart may make it turn in circles; that is an error then, and no standstill.
  return createMachine(
    { ...config, options: { ...(config['options'] as Config | undefined), maxIterations: 1000 } } as never,
    machine.implementations as never,
  ) as unknown as AnyStateMachine;
}

function changed(list: TransitionConfig[], { kind, position, target }: Mutant): TransitionConfig[] {
  if (kind === 'drop') return list.filter((_, index) => index !== position);
  if (kind === 'swap') {
    return list.map((one, index) =>
      index === position ? list[position + 1] : index === position + 1 ? list[position] : one,
    );
  }
  return list.map((one, index) => {
    if (index !== position) return one;
    const config: Config = typeof one === 'string' ? { target: one } : { ...one };
    if (kind === 'unguard') {
      const { guard: _, ...rest } = config;
      return rest;
    }
    const [, ...others] = toList(config['target']);
    return { ...config, target: others.length === 0 ? target : [target, ...others] };
  });
}

/** A copy of a configuration in which one place is another; lists keep being lists. */
function changeAt(value: unknown, place: readonly string[], change: (inner: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((one, index) => (String(index) === key ? changeAt(one, rest, change) : one));
  }
  // A single invoke may stand without a list around it.
  if (key === '0' && !(key in (value as Config))) return changeAt(value, rest, change);
  return { ...(value as Config), [key]: changeAt((value as Config)[key], rest, change) };
}
