import {
  createActor,
  setup,
  SimulatedClock,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type Snapshot,
} from 'xstate';
import type { Cases, SentEvent } from './cases.ts';
import { passedOn } from './passedOn.ts';
import { listeners } from './recording.ts';
import { underTest } from './underTest.ts';
import { createWalkRecord, rowsOf } from './walkRecord.ts';
import type { Step } from './world.ts';

export interface DriveOptions {
  input?: unknown;
  /** Named actors the machine invokes; all of them wait until the test settles them. */
  actors: readonly string[];
  /** Epoch ms of the clock part. */
  serverTimeMs?: number;
  /** The signed-in user of the session part. */
  user?: unknown;
  snapshot?: Snapshot<unknown>;
  systemId?: string;
  /** Records each step, for `record()`. */
  isRecorded?: boolean;
}

type Settlement =
  | { type: 'test.resolve'; output: unknown }
  | { type: 'test.reject'; error: unknown }
  | { type: 'test.tell'; event: SentEvent };

/** Logic that waits for the test: it neither ends nor fails by itself, and ignores other events. */
function deferredLogic(): AnyActorLogic {
  return {
    transition(snapshot: Snapshot<unknown>, event: Settlement | EventObject, scope: { self: AnyActorRef }) {
      if (event.type === 'test.resolve') {
        return { ...snapshot, status: 'done', output: (event as { output: unknown }).output };
      }
      if (event.type === 'test.reject') {
        return { ...snapshot, status: 'error', error: (event as { error: unknown }).error };
      }
      if (event.type === 'test.tell') {
        scope.self._parent?.send((event as { event: SentEvent }).event as never);
      }
      return snapshot;
    },
    getInitialSnapshot: (_: unknown, input: unknown) =>
      ({ status: 'active', output: undefined, error: undefined, input, context: {} }) as never,
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    restoreSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  } as unknown as AnyActorLogic;
}

/** A part of the page that only records the events it gets. */
function recorder(told: SentEvent[], context: Record<string, unknown> = {}) {
  return setup({
    types: { events: {} as SentEvent, context: {} as Record<string, unknown> },
    actions: { record: (_, { event }: { event: SentEvent }) => void told.push(event) },
  }).createMachine({
    context,
    on: { '*': { actions: { type: 'record', params: ({ event }: { event: SentEvent }) => ({ event }) } } },
  });
}

export interface Driven {
  send(event: SentEvent | EventObject): void;
  /** Lets a waiting actor end with an output. */
  resolve(id: string, output?: unknown): void;
  /** Lets a waiting actor fail. */
  reject(id: string, error?: unknown): void;
  /** Lets a waiting actor tell the machine something (a clock, a listener). */
  tell(id: string, event: SentEvent | EventObject): void;
  /** Lets time pass; no clock runs by itself. */
  advance(ms: number): void;
  snapshot(): AnyMachineSnapshot;
  value(): unknown;
  context<T = Record<string, unknown>>(): T;
  /** Ids of the actors that wait now. */
  waiting(): string[];
  inputOf(id: string): unknown;
  /** Events that the machine sent to the page, in order. */
  toPage: SentEvent[];
  /** Types of these events, in order; for an event that the page only passes on, the type of the inner event. */
  told(): string[];
  /** Events that the machine sent to the shared parts. */
  toToast: SentEvent[];
  toModal: SentEvent[];
  toOnboarding: SentEvent[];
  emitted: SentEvent[];
  /** Events the machine sent to the actors it invoked, with the actor's id. */
  toParts: { to: string; event: SentEvent }[];
  /** Definitions of the transitions taken, in order. */
  taken: AnyTransitionDefinition[];
  machine: AnyStateMachine;
  persisted(): Snapshot<unknown>;
  /** Its record, a row of a table for each step; empty unless `isRecorded`. */
  record(): string[];
  stop(): void;
}

/** Runs the real machine below a parent, with every actor it invokes under the test's control. */
export function drive(machine: AnyStateMachine, options: DriveOptions): Driven {
  const toPage: SentEvent[] = [];
  const toToast: SentEvent[] = [];
  const toModal: SentEvent[] = [];
  const toOnboarding: SentEvent[] = [];
  const emitted: SentEvent[] = [];
  const taken: AnyTransitionDefinition[] = [];
  const toParts: { to: string; event: SentEvent }[] = [];
  const provided = underTest(machine).provide({
    actors: Object.fromEntries(options.actors.map((name) => [name, deferredLogic()])),
  } as never);
  // The page's machine starts its shared parts itself.
  const isSelf = (name: string) => options.systemId === name || options.systemId === 'page';
  const shared = (name: string, logic: AnyActorLogic) =>
    isSelf(name) ? [] : [{ id: name, src: logic, systemId: name }];
  const parent = setup({
    types: { events: {} as SentEvent },
    actors: { subject: provided },
    actions: { record: (_, { event }: { event: SentEvent }) => void toPage.push(event) },
  }).createMachine({
    invoke: [
      ...shared('toast', recorder(toToast)),
      ...shared('modal', recorder(toModal)),
      ...shared('onboarding', recorder(toOnboarding)),
      ...shared('clock', recorder([], { serverTimeMs: options.serverTimeMs ?? 0 })),
      ...shared('session', recorder([], { user: options.user ?? null })),
      {
        id: 'subject',
        src: 'subject',
        ...(options.systemId === undefined ? {} : { systemId: options.systemId }),
        input: options.input as never,
      },
    ],
    on: { '*': { actions: { type: 'record', params: ({ event }: { event: SentEvent }) => ({ event }) } } },
  } as never);

  let self: AnyActorRef | undefined;
  const record = options.isRecorded === true ? createWalkRecord(() => self) : null;
  const inspect = (inspected: {
    type: string;
    actorRef?: AnyActorRef;
    sourceRef?: AnyActorRef;
    event?: SentEvent;
    _transitions?: AnyTransitionDefinition[];
  }) => {
    const { actorRef, sourceRef, event } = inspected;
    if (inspected.type === '@xstate.actor' && actorRef?.id === 'subject') self = actorRef;
    record?.hear(inspected);
    // Events of the machine's start, before a listener could be added to the system.
    listeners.running?.(inspected as never);
    if (
      inspected.type === '@xstate.event' &&
      sourceRef?.id === 'subject' &&
      actorRef?._parent === sourceRef &&
      event !== undefined &&
      event.type !== 'xstate.init'
    ) {
      toParts.push({ to: actorRef.id, event });
    }
    if (inspected.type === '@xstate.microstep' && inspected.actorRef?.id === 'subject') {
      taken.push(...(inspected._transitions ?? []));
    }
  };
  const clock = new SimulatedClock();
  const fresh = createActor(parent, { inspect, clock } as never) as AnyActorRef;
  fresh.subscribe({ error: () => {} });
  let root = fresh;
  if (options.snapshot !== undefined) {
    fresh.start();
    const whole = fresh.getPersistedSnapshot() as unknown as { children: Record<string, object> };
    const restored = {
      ...whole,
      children: { ...whole.children, subject: { ...whole.children['subject'], snapshot: options.snapshot } },
    };
    fresh.stop();
    root = createActor(parent, { inspect, clock, snapshot: restored as never } as never) as AnyActorRef;
    root.subscribe({ error: () => {} });
  }
  const subject = () => root.getSnapshot().children['subject'] as AnyActorRef;
  subject()?.on?.('*', (event: SentEvent) => {
    emitted.push(event);
    record?.emitted(event);
  });
  root.start();
  record?.end('starts', subject().getSnapshot());

  const child = (id: string): AnyActorRef => {
    const found = subject().getSnapshot().children[id] as AnyActorRef | undefined;
    if (found === undefined || found.getSnapshot().status !== 'active') {
      throw new Error(`No actor "${id}" waits; waiting: ${waiting().join(', ') || 'none'}`);
    }
    return found;
  };
  /** Throws the error of a machine that threw. */
  const current = (): AnyMachineSnapshot => {
    const snapshot = subject().getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot;
  };
  const waiting = () =>
    Object.entries(subject().getSnapshot().children as Record<string, AnyActorRef | undefined>)
      .filter(([, ref]) => ref?.getSnapshot().status === 'active')
      .map(([id]) => id);
  const step = (name: string, act: () => void) => {
    act();
    record?.end(name, subject().getSnapshot());
  };
  return {
    send: (event) => step(event.type, () => subject().send(event as never)),
    resolve: (id, output) =>
      step(`${id} resolves`, () => child(id).send({ type: 'test.resolve', output } as never)),
    reject: (id, error = new Error('refused by the test')) =>
      step(`${id} rejects`, () => child(id).send({ type: 'test.reject', error } as never)),
    tell: (id, event) =>
      step(`${id} tells ${event.type}`, () => child(id).send({ type: 'test.tell', event } as never)),
    advance: (ms) => step(`${ms} ms pass`, () => clock.increment(ms)),
    snapshot: current,
    value: () => current().value,
    context: <T>() => withoutSymbols(current().context as object) as T,
    waiting,
    inputOf: (id) => (child(id).getSnapshot() as { input?: unknown }).input,
    toPage,
    told: () => toPage.map((event) => passedOn(event).type),
    toToast,
    toModal,
    toOnboarding,
    emitted,
    toParts,
    taken,
    machine: provided,
    persisted: () => subject().getPersistedSnapshot(),
    record: () => rowsOf(record?.steps ?? []),
    stop: () => root.stop(),
  };
}

/** Removes a mutant's own memory, which is kept beside the machine's context. */
function withoutSymbols(context: object): object {
  if (typeof context !== 'object' || Object.getOwnPropertySymbols(context).length === 0) return context;
  return Object.fromEntries(Object.entries(context));
}

/** Lets one step of a walk happen. */
export function perform(driven: Driven, step: Step): void {
  if (step.kind === 'send') driven.send(step.event);
  else if (step.kind === 'resolve') driven.resolve(step.id, step.output);
  else if (step.kind === 'reject') driven.reject(step.id, step.error);
  else if (step.kind === 'tell') driven.tell(step.id, step.event);
  else driven.advance(step.ms);
}

/** Runs the real machine of event cases, with one of their inputs. */
export function driveCases(
  cases: Cases,
  input: number,
  { snapshot, isRecorded = false }: Pick<DriveOptions, 'snapshot' | 'isRecorded'> = {},
): Driven {
  return drive(cases.machine, {
    actors: cases.actorNames,
    systemId: cases.machine.id,
    serverTimeMs: cases.page.serverTimeMs,
    user: cases.page.user,
    input: cases.inputs[input],
    isRecorded,
    ...(snapshot === undefined ? {} : { snapshot }),
  });
}
