import type {
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  Snapshot,
} from 'xstate';
import type { Cases, SentEvent } from './cases.ts';
import { listeners } from './recording.ts';
import { underTest } from './underTest.ts';
import {
  MachineThrew,
  nextTimer,
  type Message,
  type Outcome,
  type Runner,
  type Timer,
  type World,
} from './world.ts';

const MAX_MICROSTEPS = 1000;
/** Shared by most worlds, which have neither. */
const NOBODY: ReadonlySet<AnyActorRef> = new Set();
const NO_TIMERS: readonly Timer[] = [];

/** Logic of an actor that the driver of the machine settles: it does nothing by itself. */
function waitingLogic(): AnyActorLogic {
  return {
    transition: (snapshot: Snapshot<unknown>) => snapshot,
    getInitialSnapshot: (_: unknown, input: unknown) =>
      ({ status: 'active', output: undefined, error: undefined, input, context: {} }) as never,
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
    restoreSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  } as unknown as AnyActorLogic;
}

/** A part of the page as the machine sees it: an address to send to and a snapshot to read. */
const stub = (id: string, context: Record<string, unknown>) =>
  ({
    id,
    sessionId: id,
    getSnapshot: () => ({ status: 'active', context }),
    send: () => {},
    _send: () => {},
  }) as unknown as AnyActorRef;

/**
 * Runs the machine's own `transition`, step by step, in a world of values: its guards, assignments and microsteps
 * are the production ones; its actors never start, and its messages are written down instead of sent.
 */
export function createRunner(cases: Cases): Runner {
  const machine = underTest(cases.machine).provide({
    actors: Object.fromEntries(cases.actorNames.map((name) => [name, waitingLogic()])),
  } as never);
  machine.options = { ...machine.options, maxIterations: MAX_MICROSTEPS };
  const page = stub('page', {});
  const shared = new Map<string, AnyActorRef>(
    [
      stub('toast', {}),
      stub('modal', {}),
      stub('onboarding', {}),
      stub('clock', { serverTimeMs: cases.page.serverTimeMs }),
      stub('session', { user: cases.page.user }),
    ]
      // The page's machine starts its shared parts itself.
      .filter(({ id }) => id !== machine.id && machine.id !== 'page')
      .map((ref) => [ref.id, ref]),
  );
  /** Effects of the present step until now. */
  let keyed = new Map<string, AnyActorRef>();
  let deferred: (() => void)[] = [];
  let mailbox: EventObject[] = [];
  let transitions: AnyTransitionDefinition[] = [];
  let messages: Message[] = [];
  let timers: Timer[] = [];
  let ended = new Set<AnyActorRef>();
  let now = 0;
  let current: AnyMachineSnapshot | null = null;
  let nextId = 0;

  const system = {
    _bookId: () => `x:${nextId++}`,
    _register: (id: string) => id,
    _unregister: (ref: AnyActorRef) => {
      for (const [key, one] of keyed) if (one === ref) keyed.delete(key);
    },
    _set: (key: string, ref: AnyActorRef) => void keyed.set(key, ref),
    get: (key: string) => keyed.get(key),
    getAll: () => Object.fromEntries(keyed),
    inspect: () => ({ unsubscribe: () => {} }),
    _sendInspectionEvent: (event: { type: string; _transitions?: AnyTransitionDefinition[] }) => {
      if (event.type !== '@xstate.microstep') return;
      transitions.push(...(event._transitions ?? []));
      listeners.walked?.(event as never);
    },
    _relay: (_: unknown, target: AnyActorRef, event: SentEvent) => {
      if (target === self) mailbox.push(event);
      else if (target === page) messages.push({ to: 'page', event });
      else if (target !== undefined) messages.push({ to: 'part', part: target.id, event });
    },
    scheduler: {
      schedule: (_: unknown, target: AnyActorRef, event: EventObject, delay: number, id?: string) => {
        if (target !== self) return;
        const name = id ?? `timer-${timers.length}`;
        timers = [...timers.filter((one) => one.id !== name), { id: name, event, due: now + delay }];
      },
      cancel: (_: unknown, id: string) => {
        timers = timers.filter((one) => one.id !== id);
      },
      cancelAll: () => {
        timers = [];
      },
    },
    getSnapshot: () => ({ _scheduledEvents: {} }),
    start: () => {},
    _clock: { setTimeout: () => 0, clearTimeout: () => {} },
    _logger: () => {},
    _snapshot: { _scheduledEvents: {} },
  };
  const self = {
    id: machine.id,
    sessionId: machine.id,
    src: machine,
    _parent: page,
    system,
    getSnapshot: () => current,
    send: (event: EventObject) => void mailbox.push(event),
    _send: (event: EventObject) => void mailbox.push(event),
    on: () => ({ unsubscribe: () => {} }),
    subscribe: () => ({ unsubscribe: () => {} }),
  } as unknown as AnyActorRef;
  Object.assign(self, { ref: self });
  const scope = {
    self,
    id: machine.id,
    sessionId: machine.id,
    logger: () => {},
    defer: (work: () => void) => void deferred.push(work),
    system,
    stopChild: () => {},
    emit: (event: SentEvent) => void messages.push({ to: 'emitted', event }),
    actionExecutor: (action: {
      exec?: (info: unknown, params: unknown) => void;
      info: unknown;
      params: unknown;
    }) => void action.exec?.(action.info, action.params),
  };

  const begin = (world: World | null) => {
    keyed = new Map(shared);
    deferred = [];
    mailbox = [];
    transitions = [];
    messages = [];
    timers = world === null ? [] : [...world.timers];
    ended = new Set(world?.ended);
    now = world?.now ?? 0;
    current = world?.snapshot ?? null;
    keyed.set(machine.id, self);
    for (const ref of childrenOf(world)) {
      const key = (ref as { systemId?: string }).systemId;
      if (key !== undefined && !ended.has(ref)) keyed.set(key, ref);
    }
  };
  /** Marks the end of a macrostep for recorders. */
  const rest = (snapshot: AnyMachineSnapshot) => {
    current = snapshot;
    listeners.walked?.({ type: '@xstate.snapshot', actorRef: self, snapshot } as never);
  };
  const settle = (first: AnyMachineSnapshot): Outcome => {
    let snapshot = first;
    rest(snapshot);
    flush();
    for (let event = mailbox.shift(); event !== undefined; event = mailbox.shift()) {
      if (snapshot.status !== 'active') break;
      snapshot = machine.transition(snapshot, event, scope as never) as AnyMachineSnapshot;
      rest(snapshot);
      flush();
    }
    if (snapshot.status === 'error') throw asThrown(snapshot.error, machine);
    if (ended.size > 0) {
      const present = new Set(Object.values(snapshot.children));
      for (const ref of ended) if (!present.has(ref)) ended.delete(ref);
    }
    return {
      world: {
        snapshot,
        ended: ended.size === 0 ? NOBODY : ended,
        timers: timers.length === 0 ? NO_TIMERS : timers,
        now,
      },
      transitions,
      messages,
    };
  };
  const flush = () => {
    for (let work = deferred.shift(); work !== undefined; work = deferred.shift()) work();
  };
  const childrenOf = (world: World | null): AnyActorRef[] =>
    Object.values((world?.snapshot.children ?? {}) as Record<string, AnyActorRef | undefined>).filter(
      (ref) => ref !== undefined,
    );
  const childOf = (world: World, id: string): AnyActorRef => {
    const ref = (world.snapshot.children as Record<string, AnyActorRef | undefined>)[id];
    if (ref === undefined || world.ended.has(ref)) throw new Error(`${machine.id}: no actor "${id}" waits`);
    return ref;
  };

  return {
    machine,
    start(input) {
      begin(null);
      if (cases.begin !== undefined)
        return settle(machine.restoreSnapshot(cases.begin as never, scope as never) as AnyMachineSnapshot);
      return settle(machine.getInitialSnapshot(scope as never, input as never) as AnyMachineSnapshot);
    },
    perform(world, step) {
      begin(world);
      try {
        let event: EventObject;
        if (step.kind === 'send' || step.kind === 'tell') {
          if (step.kind === 'tell') childOf(world, step.id);
          event = step.event;
        } else if (step.kind === 'advance') {
          const next = nextTimer(timers);
          if (next === undefined) throw new Error(`${machine.id}: no timer runs`);
          timers = timers.filter((one) => one !== next);
          now = next.due;
          event = next.event;
        } else {
          const ref = childOf(world, step.id);
          ended.add(ref);
          system._unregister(ref);
          event =
            step.kind === 'resolve'
              ? ({
                  type: `xstate.done.actor.${step.id}`,
                  output: step.output,
                  actorId: step.id,
                } as EventObject)
              : ({
                  type: `xstate.error.actor.${step.id}`,
                  error: step.error,
                  actorId: step.id,
                } as EventObject);
        }
        return settle(
          machine.transition(world.snapshot, event as never, scope as never) as AnyMachineSnapshot,
        );
      } catch (error) {
        rest(world.snapshot);
        throw asThrown(error, machine);
      }
    },
    waiting: (world) =>
      childrenOf(world)
        .filter((ref) => !world.ended.has(ref))
        .map((ref) => ref.id),
    srcOf: (world, id) => {
      const { src } = childOf(world, id) as { src?: unknown };
      return typeof src === 'string' ? src : id;
    },
  };
}

function asThrown(error: unknown, machine: AnyStateMachine): MachineThrew {
  if (error instanceof MachineThrew) return error;
  return new MachineThrew(`${machine.id} threw: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}
