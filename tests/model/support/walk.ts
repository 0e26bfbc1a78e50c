import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { expect } from 'vitest';
import { drive, type Driven, type DriveOptions, type SentEvent } from './drive.ts';

/** One thing that can happen to a machine: an event, or the end of an actor it waits for. */
export type Step =
  | { kind: 'send'; event: SentEvent }
  | { kind: 'resolve'; id: string; output: unknown }
  | { kind: 'reject'; id: string; error: unknown }
  | { kind: 'tell'; id: string; event: SentEvent };

export interface WalkOptions extends DriveOptions {
  /** Events tried in every state. */
  events: readonly SentEvent[];
  /** Outputs an actor may end with, by its id; each actor may fail as well, unless it is in `neverFails`. */
  outputs?: Record<string, readonly unknown[]>;
  errors?: Record<string, readonly unknown[]>;
  tells?: Record<string, readonly SentEvent[]>;
  neverFails?: readonly string[];
  /** What of the context tells two states apart; default all of it. */
  abstract?: (context: any) => unknown;
  /** Transitions that no step can take, by label, each with its reason. */
  unreachable?: Record<string, string>;
  maxStates?: number;
}

const perform = (driven: Driven, step: Step) => {
  if (step.kind === 'send') driven.send(step.event);
  else if (step.kind === 'resolve') driven.resolve(step.id, step.output);
  else if (step.kind === 'reject') driven.reject(step.id, step.error);
  else driven.tell(step.id, step.event);
};

export function labelOf(transition: AnyTransitionDefinition): string {
  const guard = transition.guard as { type?: string; params?: unknown } | string | undefined;
  const guardName = typeof guard === 'string' ? guard : (guard?.type ?? '');
  const position = positionOf(transition);
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  return `${transition.source.id} ${event}${guardName === '' ? '' : ` [${guardName}]`}${position > 0 ? ` #${position + 1}` : ''}`;
}

/** Position among the transitions of the same event in the same state. */
function positionOf(transition: AnyTransitionDefinition): number {
  const source = transition.source as StateNode<any, any>;
  const siblings =
    transition.eventType === ''
      ? (source.always ?? [])
      : (source.transitions.get(transition.eventType) ?? []);
  return (siblings as unknown[]).indexOf(transition);
}

function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  const visit = (node: StateNode<any, any>): AnyTransitionDefinition[] => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap((child) => visit(child as StateNode<any, any>)),
  ];
  return visit(machine.root as StateNode<any, any>);
}

const json = (value: unknown) => JSON.stringify(value);

/**
 * Walks the real machine breadth first: every event and every way an actor can end, in every state that is reached.
 * Fails when a transition was never taken that is not listed as unreachable, when a listed one was taken, or when
 * a state does not survive persisting, JSON and restoring.
 */
export function expectEveryTransition(machine: AnyStateMachine, options: WalkOptions): void {
  const taken = new Set<string>();
  const seen = new Set<string>();
  const queue: Step[][] = [[]];
  let labels = new Set<string>();
  const maxStates = options.maxStates ?? 400;

  while (queue.length > 0 && seen.size < maxStates) {
    const path = queue.shift() ?? [];
    const driven = drive(machine, options);
    labels = new Set(transitionsOf(driven.machine).map(labelOf));
    for (const step of path) perform(driven, step);
    for (const transition of driven.taken) taken.add(labelOf(transition));
    const snapshot = driven.snapshot();
    expect(snapshot.status, `${machine.id} after ${json(path)}`).toBe('active');
    const key = json([
      snapshot.value,
      (options.abstract ?? ((context) => context))(snapshot.context),
      driven.waiting(),
    ]);
    if (seen.has(key)) {
      driven.stop();
      continue;
    }
    seen.add(key);
    expectRestores(machine, options, driven, path);
    // What the machine has no transition for changes nothing, and leads nowhere new.
    for (const event of options.events) {
      if (driven.machine.getTransitionData(snapshot as never, event as never).length > 0) {
        queue.push([...path, { kind: 'send', event }]);
      }
    }
    for (const id of driven.waiting()) {
      for (const output of options.outputs?.[id] ?? [undefined])
        queue.push([...path, { kind: 'resolve', id, output }]);
      if (options.neverFails?.includes(id) !== true) {
        for (const error of options.errors?.[id] ?? [new Error('refused by the walk')]) {
          queue.push([...path, { kind: 'reject', id, error }]);
        }
      }
      for (const event of options.tells?.[id] ?? []) queue.push([...path, { kind: 'tell', id, event }]);
    }
    driven.stop();
    const missing = [...labels].filter(
      (label) => !taken.has(label) && options.unreachable?.[label] === undefined,
    );
    if (missing.length === 0 && seen.size > 60) break;
  }
  const listed = Object.keys(options.unreachable ?? {});
  expect(
    [...labels].filter((label) => !taken.has(label)).sort(),
    `${machine.id}: transitions never taken`,
  ).toEqual(listed.sort());
}

/** Persist, JSON, restore, equal. */
function expectRestores(machine: AnyStateMachine, options: WalkOptions, driven: Driven, path: Step[]): void {
  const persisted = JSON.parse(json(driven.persisted())) as never;
  const restored = drive(machine, { ...options, snapshot: persisted });
  const where = `${machine.id} restored after ${json(path)}`;
  expect(restored.snapshot().value, where).toEqual(driven.snapshot().value);
  expect(json(restored.snapshot().context), where).toEqual(json(driven.snapshot().context));
  expect(JSON.parse(json(restored.persisted())), where).toEqual(persisted);
  restored.stop();
}
