import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';
import type { SentEvent } from '../engine/cases.ts';

/** A running actor of the page; the lab reads it and, where it takes over, changes XState's own fields. */
export interface RunningActor {
  readonly id: string;
  readonly sessionId: string;
  readonly src: unknown;
  readonly systemId?: string;
  readonly system: RunningSystem;
  readonly options: { input?: unknown };
  readonly _parent: RunningActor | undefined;
  readonly _actorScope: unknown;
  readonly _deferred: unknown[];
  readonly _syncSnapshot?: boolean;
  readonly _processingStatus: number;
  logic: RunningLogic;
  getSnapshot(): RunningSnapshot;
  send(event: SentEvent): void;
  update(snapshot: RunningSnapshot, event: SentEvent): void;
  _stop(): void;
}
/** XState's numbers for an actor that takes events, and for one that no longer does. */
export const RUNNING = 1;
export const STOPPED = 2;

export interface RunningSystem {
  get(systemId: string): RunningActor | undefined;
  inspect(observer: (inspected: Inspected) => void): { unsubscribe(): void };
  _unregister(actor: RunningActor): void;
  _relay(source: RunningActor | undefined, target: RunningActor, event: SentEvent): void;
}
export interface RunningLogic {
  provide?(implementations: unknown): RunningLogic;
  getInitialSnapshot(scope: unknown, input: unknown): RunningSnapshot;
  restoreSnapshot?(persisted: unknown, scope: unknown): RunningSnapshot;
  transition(snapshot: unknown, event: unknown, scope: unknown): RunningSnapshot;
  start?(snapshot: RunningSnapshot, scope: unknown): void;
  implementations?: { actors: Record<string, RunningLogic> };
}
export interface RunningSnapshot {
  status: 'active' | 'done' | 'error' | 'stopped';
  output?: unknown;
  error?: unknown;
  /** Of what is no machine. */
  input?: unknown;
  /** Of machines. */
  value?: StateValue;
  context?: unknown;
  machine?: AnyStateMachine;
  children?: Record<string, RunningActor | undefined>;
  historyValue?: Record<string, { id: string }[]>;
  tags?: ReadonlySet<string>;
  _nodes?: AnyStateNode[];
  can?(event: SentEvent): boolean;
}

/** An event of XState's inspection. */
export interface Inspected {
  type: '@xstate.actor' | '@xstate.event' | '@xstate.microstep' | '@xstate.snapshot' | '@xstate.action';
  actorRef: RunningActor;
  sourceRef?: RunningActor;
  event?: SentEvent;
  snapshot?: RunningSnapshot;
  _transitions?: AnyTransitionDefinition[];
}

/** A machine's snapshot, with all that only machines have. */
export type MachineSnapshot = RunningSnapshot &
  Required<Pick<RunningSnapshot, 'value' | 'context' | 'machine' | 'children' | '_nodes' | 'can'>>;

export function isMachineSnapshot(snapshot: RunningSnapshot | undefined): snapshot is MachineSnapshot {
  return snapshot?.machine !== undefined;
}

export function childrenOf(actor: RunningActor): RunningActor[] {
  return Object.values(actor.getSnapshot().children ?? {}).filter((child) => child !== undefined);
}

/** An actor and all below it. */
export function treeOf(actor: RunningActor): RunningActor[] {
  return [actor, ...childrenOf(actor).flatMap(treeOf)];
}

/** Place of an actor in the page: `page/bag/loadBag`. It stays the same when the actor starts anew. */
export function pathOf(actor: RunningActor): string {
  const { _parent: parent } = actor;
  return parent === undefined ? 'page' : `${pathOf(parent)}/${actor.id}`;
}

/** The actor at a path, if there is one now. */
export function actorAt(page: RunningActor, path: string): RunningActor | null {
  let actor: RunningActor | undefined = page;
  for (const id of path.split('/').slice(1)) actor = actor?.getSnapshot().children?.[id];
  return actor ?? null;
}

export type ActorKind = 'machine' | 'promise' | 'timer' | 'listener';
const kinds = new WeakMap<RunningLogic, boolean>();

/** The kind of an actor; a timer is a promise whose input is a time. */
export function kindOf(actor: RunningActor): ActorKind {
  const snapshot = actor.getSnapshot();
  if (isMachineSnapshot(snapshot) || actor.logic.implementations !== undefined) return 'machine';
  if (!isPromiseLogic(actor.logic)) return 'listener';
  return timeOf(snapshot.input) === null ? 'promise' : 'timer';
}

/** The time of a timer: a number of ms, or a moment of the server's clock in epoch ms. Null for other actors. */
export function timeOf(input: unknown): { ms: number } | { moment: number } | null {
  const { ms, moment } = (input ?? {}) as { ms?: unknown; moment?: unknown };
  if (Object.keys(input ?? {}).length !== 1) return null;
  if (typeof ms === 'number') return { ms };
  return typeof moment === 'number' ? { moment } : null;
}

export const RESOLVED = 'xstate.promise.resolve';
export const REJECTED = 'xstate.promise.reject';

/** Tells whether logic is that of a promise, by its effect on an answer: the logic itself does not name its kind. */
export function isPromiseLogic(logic: RunningLogic): boolean {
  const known = kinds.get(logic);
  if (known !== undefined) return known;
  let isPromise = false;
  try {
    const asked = logic.transition({ status: 'active' }, { type: RESOLVED, data: null }, { self: {} });
    isPromise = asked.status === 'done';
  } catch {
    // A listener reads its own state first, which is missing here.
  }
  kinds.set(logic, isPromise);
  return isPromise;
}
