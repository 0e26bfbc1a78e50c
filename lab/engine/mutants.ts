import { createMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { changedActions, mutantsOfActions, mutantsOfEntryAndExit } from './actionMutants.ts';
import { labelOf, nodesOf } from './labels.ts';
import { isActionMutation, type Mutant } from './mutant.ts';

type Config = Record<string, unknown>;
type TransitionConfig = Config | string | undefined;

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Every mutant of a machine: of its chart, and of what it does. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...chartMutantsOf(machine),
  ...actionMutantsOf(machine),
];

/** Mutants of what a machine does: its actions on transitions, on entry and on exit. */
export function actionMutantsOf(machine: AnyStateMachine): Mutant[] {
  return nodesOf(machine).flatMap((node) => [
    ...listsOf(node).flatMap(({ place, definitions }) => {
      const written = toList(placeIn(node.config as Config, place));
      return definitions.flatMap((definition, position) =>
        mutantsOfActions((written[position] as Config | undefined)?.['actions'], {
          label: labelOf(definition),
          state: node.path,
          place,
          position,
        }),
      );
    }),
    ...mutantsOfEntryAndExit(node),
  ]);
}

/** Mutants of transitions. A lone transition is not swapped, and one without a guard is not freed of it. */
export function chartMutantsOf(machine: AnyStateMachine): Mutant[] {
  return nodesOf(machine).flatMap((node) =>
    listsOf(node).flatMap(({ place, definitions }) =>
      definitions.flatMap((definition, position) => {
        const base = {
          label: labelOf(definition),
          state: node.path,
          place,
          position,
          target: null,
          action: null,
        };
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

/** The changed machine, with the implementations of the original. */
export function mutate(machine: AnyStateMachine, mutant: Mutant): AnyStateMachine {
  const config = changeAt(
    machine.config as Config,
    mutant.state.flatMap((key) => ['states', key]),
    (state) =>
      changeAt(state as Config, mutant.place, (list) =>
        isEntryOrExit(mutant)
          ? changedActions(list, mutant)
          : changed(toList(list) as TransitionConfig[], mutant),
      ),
  ) as Config;
  // A changed chart may loop for ever; XState then throws instead of hanging.
  return createMachine(
    { ...config, options: { ...(config['options'] as Config | undefined), maxIterations: 1000 } } as never,
    machine.implementations as never,
  ) as unknown as AnyStateMachine;
}

const isEntryOrExit = ({ place: [side] }: Mutant) => side === 'entry' || side === 'exit';

function changed(list: TransitionConfig[], mutant: Mutant): TransitionConfig[] {
  const { kind, position, target } = mutant;
  if (kind === 'drop') return list.filter((_, index) => index !== position);
  if (kind === 'swap') {
    return list.map((one, index) =>
      index === position ? list[position + 1] : index === position + 1 ? list[position] : one,
    );
  }
  return list.map((one, index) => {
    if (index !== position) return one;
    const config: Config = typeof one === 'string' ? { target: one } : { ...one };
    if (isActionMutation(kind)) return { ...config, actions: changedActions(config['actions'], mutant) };
    if (kind === 'unguard') {
      const { guard: _, ...rest } = config;
      return rest;
    }
    const [, ...others] = toList(config['target']);
    return { ...config, target: others.length === 0 ? target : [target, ...others] };
  });
}

/** The value at a place of a configuration. */
function placeIn(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  // A single invoke may stand without a list around it.
  if (key === '0' && !Array.isArray(value)) return placeIn(value, rest);
  return placeIn((value as Config | undefined)?.[key], rest);
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
