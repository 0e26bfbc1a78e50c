import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardNameOf, labelOf, nodesOf } from './labels.ts';

/** A chart as data: what is drawn, compared and counted. Written as JSON it is the same chart. */
export interface Chart {
  id: string;
  states: ChartState[];
  transitions: ChartTransition[];
}
export interface ChartState {
  id: string;
  key: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  initial: string | null;
  tags: string[];
  invokes: { id: string; src: string }[];
  entry: string[];
  exit: string[];
}
export interface ChartTransition {
  label: string;
  source: string;
  /** Empty when no state is left: only actions run. */
  targets: string[];
  event: string;
  guard: string | null;
  actions: string[];
  reenter: boolean;
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine);
  return {
    id: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionOf),
    ),
  };
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    tags: node.tags,
    invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
  };
}

function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
  return {
    label: labelOf(transition),
    source: transition.source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    event: transition.eventType === '' ? 'always' : transition.eventType,
    guard: guardNameOf(transition.guard),
    actions: namesOf(transition.actions),
    reenter: transition.reenter,
  };
}

/** Actions by their name; the timers that `after` sets are part of the chart already. */
function namesOf(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => {
      if (typeof action === 'string') return action;
      const { type, name } = action as { type?: string; name?: string };
      return type ?? (name === undefined || name === '' ? 'inline' : name);
    })
    .filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel')
    .map((name) => name.replace(/^xstate\./, ''));
}

/** An event in words: with the names that charts use for delays and ends of actors. */
export function eventName(event: string): string {
  const done = /^xstate\.done\.actor\.(.*)$/.exec(event);
  if (done !== null) return `${done[1]} ends`;
  const failed = /^xstate\.error\.actor\.(.*)$/.exec(event);
  if (failed !== null) return `${failed[1]} fails`;
  const after = /^xstate\.after\.([^.]*)\./.exec(event);
  if (after !== null) return /^\d+$/.test(after[1] ?? '') ? `after ${after[1]} ms` : `after ${after[1]}`;
  if (event.startsWith('xstate.done.state.')) return 'done';
  return event;
}
