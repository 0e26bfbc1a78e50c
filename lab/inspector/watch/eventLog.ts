import type { AnyTransitionDefinition } from 'xstate';
import type { SentEvent } from '../../engine/cases.ts';
import {
  isMachineSnapshot,
  kindOf,
  pathOf,
  RUNNING,
  STOPPED,
  treeOf,
  type ActorKind,
  type Inspected,
  type RunningActor,
  type RunningSnapshot,
} from '../running.ts';

/** An actor as the log names it. */
export interface SeenActor {
  path: string;
  name: string;
  kind: ActorKind;
  ref: RunningActor;
  /** Epoch ms. */
  since: number;
}
/** One microstep: the event it took and the transitions, empty when none answered. */
export interface Microstep {
  event: SentEvent;
  transitions: readonly AnyTransitionDefinition[];
  after: RunningSnapshot;
}
export interface LogEntry {
  /** Place in the order in which actors began to take events: a cause is before its effects. */
  seq: number;
  /** Epoch ms at which the actor began to take it. */
  at: number;
  actor: SeenActor;
  /** Null when it came from outside the actors: a view, the browser, the lab. */
  source: SeenActor | null;
  event: SentEvent;
  steps: Microstep[];
  before: RunningSnapshot | null;
  after: RunningSnapshot;
  /** A machine got it and took no transition. */
  isIgnored: boolean;
  /** Number of equal events in a row from one listener; only the last is kept. */
  repeats: number;
}

/** An event that was sent to an actor. Its place is null until the actor takes it. */
interface Taken {
  event: SentEvent;
  place: { seq: number; at: number } | null;
}

const LIMIT = 3000;
/** Entries that are removed together: removing one would move the whole list each time. */
const BATCH = 200;

/**
 * Keeps the events of a page's actors, with their snapshots before and after. Snapshots share unchanged parts. The
 * oldest entries go first, and their results stay as the state of their actors. An actor sends further events before
 * XState reports its snapshot, so an entry has the place at which the actor began.
 */
export function createEventLog(now: () => number, limit = LIMIT) {
  let entries: LogEntry[] = [];
  let nextSeq = 1;
  let dropped = 0;
  let isMuted = false;
  /** Each actor's snapshot before the oldest entry. */
  const before = new Map<RunningActor, RunningSnapshot>();
  const latest = new WeakMap<RunningActor, RunningSnapshot>();
  const seen = new WeakMap<RunningActor, SeenActor>();
  const sources = new WeakMap<object, Map<RunningActor, RunningActor | undefined>>();
  const microsteps = new WeakMap<RunningActor, Microstep[]>();
  let taking = new WeakMap<RunningActor, Taken[]>();

  const seenOf = (ref: RunningActor): SeenActor => {
    const known = seen.get(ref);
    if (known !== undefined) return known;
    const path = pathOf(ref);
    const made: SeenActor = { path, name: path.replace(/^page\//, ''), kind: kindOf(ref), ref, since: now() };
    seen.set(ref, made);
    return made;
  };

  const placeNow = () => {
    const place = { seq: nextSeq, at: now() };
    nextSeq += 1;
    return place;
  };
  /** Adds an event that was sent: its actor takes it at once, after earlier ones, or once it has started. */
  const queue = (ref: RunningActor, event: SentEvent) => {
    if (ref._processingStatus === STOPPED) return;
    const before = taking.get(ref) ?? [];
    if (event.type === 'xstate.init') taking.set(ref, [{ event, place: placeNow() }, ...before]);
    else {
      const isFirst = before.length === 0 && ref._processingStatus === RUNNING;
      taking.set(ref, [...before, { event, place: isFirst ? placeNow() : null }]);
    }
  };
  /** The place of an event that was taken, and the next event's turn. */
  const take = (ref: RunningActor, event: SentEvent, isActive: boolean) => {
    const queued = taking.get(ref) ?? [];
    const position = queued.findIndex((one) => one.event === event);
    const [next, ...others] = queued.slice(position + 1);
    const place = queued[position]?.place ?? placeNow();
    if (!isActive || next === undefined) taking.delete(ref);
    else taking.set(ref, [{ ...next, place: next.place ?? placeNow() }, ...others]);
    return place;
  };

  const add = (entry: Omit<LogEntry, 'repeats'>) => {
    const position = entries.findLastIndex(({ seq }) => seq < entry.seq) + 1;
    const last = entries[position - 1];
    if (last !== undefined && isRepeat(last, entry)) {
      const { seq, before: first, repeats } = last;
      entries[position - 1] = { ...entry, seq, before: first, repeats: repeats + 1 };
      if (entry.seq === nextSeq - 1) nextSeq -= 1;
      return;
    }
    entries.splice(position, 0, { ...entry, repeats: 1 });
    if (entries.length < limit + BATCH) return;
    for (const { actor, after } of entries.slice(0, BATCH)) {
      if (after.status === 'active') before.set(actor.ref, after);
      else before.delete(actor.ref);
    }
    entries = entries.slice(BATCH);
    dropped += BATCH;
  };

  const onSnapshot = (ref: RunningActor, event: SentEvent, after: RunningSnapshot) => {
    const steps = microsteps.get(ref) ?? [];
    microsteps.delete(ref);
    const earlier = latest.get(ref) ?? null;
    latest.set(ref, after);
    const source = sources.get(event)?.get(ref);
    const isOwn = /^(?:xstate|lab)\./.test(event.type);
    add({
      ...take(ref, event, after.status === 'active'),
      actor: seenOf(ref),
      source: source === undefined || source === ref ? null : seenOf(source),
      event,
      steps,
      before: event.type === 'xstate.init' ? null : earlier,
      after,
      isIgnored:
        isMachineSnapshot(after) && !isOwn && steps.every(({ transitions }) => transitions.length === 0),
    });
  };

  return {
    /** Begins anew with a page that has not started. */
    open(page: RunningActor): void {
      entries = [];
      before.clear();
      taking = new WeakMap();
      for (const ref of treeOf(page)) {
        before.set(ref, ref.getSnapshot());
        latest.set(ref, ref.getSnapshot());
        seenOf(ref);
      }
    },
    inspect({ type, actorRef, sourceRef, event, snapshot, _transitions }: Inspected): void {
      if (isMuted) return;
      if (type === '@xstate.event' && event !== undefined) {
        const targets = sources.get(event) ?? new Map<RunningActor, RunningActor | undefined>();
        targets.set(actorRef, sourceRef);
        sources.set(event, targets);
        queue(actorRef, event);
      } else if (type === '@xstate.microstep' && event !== undefined && snapshot !== undefined) {
        const steps = microsteps.get(actorRef) ?? [];
        steps.push({ event, transitions: _transitions ?? [], after: snapshot });
        microsteps.set(actorRef, steps);
      } else if (type === '@xstate.snapshot' && event !== undefined && snapshot !== undefined) {
        onSnapshot(actorRef, event, snapshot);
      }
    },
    /** Logs an action of the lab itself on an actor. */
    note(ref: RunningActor, event: SentEvent): void {
      const after = ref.getSnapshot();
      add({
        ...placeNow(),
        actor: seenOf(ref),
        source: null,
        event,
        steps: [],
        before: latest.get(ref) ?? null,
        after,
        isIgnored: false,
      });
      latest.set(ref, after);
    },
    /** Does not log events of this work: the lab itself puts the page into another state. */
    mute(work: () => void): void {
      isMuted = true;
      try {
        work();
      } finally {
        isMuted = false;
      }
    },
    clear(): void {
      for (const { actor, after } of entries) {
        if (after.status === 'active') before.set(actor.ref, after);
        else before.delete(actor.ref);
      }
      dropped = 0;
      entries = [];
    },
    entries: (): readonly LogEntry[] => entries,
    dropped: () => dropped,
    /** Every actor's snapshot directly after an entry; for an actor that begins later, its first one. */
    snapshotsAt(seq: number): Map<RunningActor, RunningSnapshot> {
      const snapshots = new Map(before);
      for (const entry of entries) {
        const { ref } = entry.actor;
        if (entry.seq <= seq) snapshots.set(ref, entry.after);
        else if (!snapshots.has(ref)) snapshots.set(ref, entry.before ?? entry.after);
      }
      return snapshots;
    },
    seenOf,
  };
}
export type EventLog = ReturnType<typeof createEventLog>;

/** Repeats are joined, since a ticking clock would fill the log. */
function isRepeat(last: LogEntry, next: Omit<LogEntry, 'repeats'>): boolean {
  return (
    last.actor === next.actor &&
    last.source !== null &&
    last.source === next.source &&
    last.source.kind === 'listener' &&
    last.event.type === next.event.type &&
    last.after.status === 'active'
  );
}
