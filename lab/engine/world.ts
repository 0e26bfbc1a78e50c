import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import type { SentEvent } from './cases.ts';

/** One thing that can happen to a machine: an event, the end of an actor it waits for, or time passing. */
export type Step =
  | { kind: 'send'; event: SentEvent }
  | { kind: 'resolve'; id: string; output: unknown }
  | { kind: 'reject'; id: string; error: unknown }
  | { kind: 'tell'; id: string; event: SentEvent }
  /** The clock moves on, so far that the next timer of the machine ends. */
  | { kind: 'advance'; ms: number };

/** A delayed event that waits for its time. */
export interface Timer {
  id: string;
  event: EventObject;
  due: number;
}

/** Everything at one moment, as a value that a run can return to. */
export interface World {
  snapshot: AnyMachineSnapshot;
  /** Actors that have ended while their state has not been left yet. */
  ended: ReadonlySet<AnyActorRef>;
  timers: readonly Timer[];
  /** Simulated ms since the start. */
  now: number;
}

/** A message of the machine to the world around it. */
export type Message =
  | { to: 'page'; event: SentEvent }
  | { to: 'part'; part: string; event: SentEvent }
  | { to: 'emitted'; event: SentEvent };

export interface Outcome {
  world: World;
  /** Transitions taken, `always` included, in order. */
  transitions: AnyTransitionDefinition[];
  messages: Message[];
}

/** A guard, an action or the chart itself threw. */
export class MachineThrew extends Error {}

export interface Runner {
  start(input: unknown): Outcome;
  perform(world: World, step: Step): Outcome;
  /** Ids of the actors that are waited for. */
  waiting(world: World): string[];
  /** The name of a waiting actor's logic. */
  srcOf(world: World, id: string): string;
  machine: AnyStateMachine;
}

/** The timer that ends first; of several at one time the oldest. */
export function nextTimer(timers: readonly Timer[]): Timer | undefined {
  return timers.toSorted((left, right) => left.due - right.due)[0];
}
