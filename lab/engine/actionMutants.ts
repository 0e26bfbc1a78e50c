import { assign, type AnyStateNode } from 'xstate';
import type { Mutant } from './mutant.ts';

type Config = Record<string, unknown>;
type Action = string | { type: string; params?: unknown } | ((...given: never[]) => unknown);
type Args = { context: Config; event: unknown };

const toActions = (value: unknown): Action[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as Action[]) : [value as Action];

/** The name of an action, as it is written in the chart. */
function nameOf(action: Action): string {
  if (typeof action === 'string') return action;
  return (action as { type?: string }).type ?? (action as { name?: string }).name ?? 'inline';
}

/** Place of a list of actions, with the words for it. */
type Place = Pick<Mutant, 'label' | 'state' | 'place' | 'position'>;

/** The mutants of one list of actions. */
function mutantsIn(actions: readonly Action[], at: Place): Mutant[] {
  return actions.flatMap((action, index) => {
    const base = { ...at, target: null, action: index };
    const name = nameOf(action);
    const next = actions[index + 1];
    const mutants: Mutant[] = [{ ...base, kind: 'omit', says: `does not ${name}` }];
    if (typeof action === 'object' && action.params !== undefined) {
      mutants.push({ ...base, kind: 'empty', says: `gives ${name} nothing` });
      if (typeof action.params === 'function') {
        mutants.push({ ...base, kind: 'stale', says: `gives ${name} the parameters of the time before` });
      }
    }
    if (next !== undefined)
      mutants.push({ ...base, kind: 'reorder', says: `does ${name} after ${nameOf(next)}` });
    return mutants;
  });
}

/** The action mutants of one transition. */
export const mutantsOfActions = (actions: unknown, at: Place): Mutant[] => mutantsIn(toActions(actions), at);

/** The action mutants of entering and leaving one state: each action, and all of them. */
export function mutantsOfEntryAndExit(node: AnyStateNode): Mutant[] {
  return (['entry', 'exit'] as const).flatMap((side) => {
    const actions = toActions((node.config as Config)[side]);
    if (actions.length === 0) return [];
    const at = { label: `${node.id} ${side}`, state: node.path, place: [side], position: 0 };
    const whole: Mutant = {
      ...at,
      kind: side === 'entry' ? 'no entry' : 'no exit',
      says: 'does nothing',
      target: null,
      action: null,
    };
    const each = mutantsIn(actions, at);
    // With one action only, `omit` equals the mutant without all actions.
    return actions.length === 1 ? [whole, ...each.filter(({ kind }) => kind !== 'omit')] : [whole, ...each];
  });
}

/** A list of actions with the change. */
export function changedActions(value: unknown, { kind, action: index }: Mutant): Action[] {
  const actions = toActions(value);
  if (index === null) return [];
  const action = actions[index];
  const next = actions[index + 1];
  if (action === undefined) return actions;
  const put = (...instead: Action[]) => [
    ...actions.slice(0, index),
    ...instead,
    ...actions.slice(index + 1 + (kind === 'reorder' ? 1 : 0)),
  ];
  if (kind === 'omit') return put();
  if (kind === 'reorder') return next === undefined ? actions : put(next, action);
  const { type, params } = action as { type: string; params: unknown };
  // Nothing in it is there to be read; an action that reads deeper fails, and is noticed so.
  if (kind === 'empty') return put({ type, params: {} });
  const memory = Symbol(type);
  const told = params as (args: Args) => unknown;
  // The last params are kept under a symbol of the context. The machine and comparisons do not see it, and an earlier
  // snapshot brings its own back.
  const remember = assign(({ context, event }: Args) => {
    const former = (context as { [memory]?: { last: unknown } })[memory];
    const last = told({ context, event });
    return { [memory]: { last, given: former === undefined ? last : former.last } };
  });
  return put(remember as never, {
    type,
    params: ({ context }: Args) => (context as { [memory]?: { given: unknown } })[memory]?.given,
  });
}
