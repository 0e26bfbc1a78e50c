import type { SentEvent } from '../../engine/cases.ts';
import {
  kindOf,
  pathOf,
  REJECTED,
  RESOLVED,
  timeOf,
  treeOf,
  type RunningActor,
  type RunningSystem,
} from '../running.ts';

/** An actor whose answer is awaited. */
export interface Card {
  path: string;
  name: string;
  kind: 'promise' | 'timer' | 'listener';
  ref: RunningActor;
  /** Name of its logic. */
  src: string;
  input: unknown;
  /** Epoch ms. */
  since: number;
  /** Of a timer: epoch ms at which it ends, by the lab's clock. */
  due: number | null;
  /** Its answer, when it has one that is held back. */
  held: Answer | null;
  /** True when its next answer will be held back. */
  isHolding: boolean;
  /** Nothing was called: only the lab can answer. */
  isControlled: boolean;
}
export type Answer = { kind: 'resolve'; output: unknown } | { kind: 'reject'; error: unknown };

interface Held {
  ref: RunningActor;
  answer: Answer;
}

/**
 * The async desk: answers of actors can be held back, replaced or reordered. It stands in the one place through which
 * all messages of a page go.
 */
export function createDesk(now: () => number, onChange: () => void) {
  let page: RunningActor | null = null;
  let relay: RunningSystem['_relay'] = () => {};
  let held: Held[] = [];
  let isHoldingAll = false;
  let isFrozen = false;
  /** Events of views and the browser while the page was frozen. */
  let waiting: { target: RunningActor; event: SentEvent }[] = [];
  /** Milliseconds by which the lab's clock is ahead. */
  let offset = 0;
  const holding = new Set<RunningActor>();
  const since = new WeakMap<RunningActor, { at: number; offset: number }>();
  /** Time at which a timer ends by itself; moves of the clock since it began bring it nearer. */
  const dueOf = (time: { ms: number } | { moment: number }, at: number, then: number) =>
    'ms' in time ? at + time.ms - (offset - then) : time.moment - offset;
  const controlled = new WeakSet<RunningActor>();

  const sinceOf = (ref: RunningActor) => {
    const known = since.get(ref) ?? { at: now(), offset };
    since.set(ref, known);
    return known;
  };
  const answerOf = ({ type, data }: SentEvent): Answer =>
    type === RESOLVED ? { kind: 'resolve', output: data } : { kind: 'reject', error: data };
  const deliver = (ref: RunningActor, answer: Answer) => {
    held = held.filter((one) => one.ref !== ref);
    holding.delete(ref);
    if (ref.getSnapshot().status === 'active') {
      relay(
        ref,
        ref,
        answer.kind === 'resolve'
          ? { type: RESOLVED, data: answer.output }
          : { type: REJECTED, data: answer.error },
      );
    }
    onChange();
  };

  const desk = {
    open(opened: RunningActor): void {
      page = opened;
      held = [];
      waiting = [];
      isFrozen = false;
      const { system } = opened;
      relay = system._relay;
      system._relay = (source, target, event) => {
        if (isFrozen) {
          if (source === undefined) waiting.push({ target, event });
          return;
        }
        const isAnswer = source === target && (event.type === RESOLVED || event.type === REJECTED);
        if (isAnswer && (isHoldingAll || holding.has(target))) {
          held.push({ ref: target, answer: answerOf(event) });
          onChange();
          return;
        }
        relay(source, target, offset > 0 ? moved(source, target, event, offset) : event);
      };
    },
    /** Notes the time at which an actor began. */
    began: (ref: RunningActor): void => void sinceOf(ref),
    cards(): Card[] {
      if (page === null) return [];
      const cards: Card[] = [];
      for (const ref of treeOf(page)) {
        const kind = kindOf(ref);
        const snapshot = ref.getSnapshot();
        if (kind === 'machine' || snapshot.status !== 'active') continue;
        const { at, offset: then } = sinceOf(ref);
        const time = timeOf(snapshot.input);
        const path = pathOf(ref);
        cards.push({
          path,
          name: path.replace(/^page\//, ''),
          kind,
          ref,
          src: typeof ref.src === 'string' ? ref.src : ref.id,
          input: snapshot.input,
          since: at,
          due: kind === 'timer' && time !== null ? dueOf(time, at, then) : null,
          held: held.find((one) => one.ref === ref)?.answer ?? null,
          isHolding: isHoldingAll || holding.has(ref),
          isControlled: controlled.has(ref),
        });
      }
      // Cards with a held answer first, in the order of their release.
      const place = ({ ref }: Card) => {
        const position = held.findIndex((one) => one.ref === ref);
        return position < 0 ? held.length : position;
      };
      return cards.toSorted((one, other) => place(one) - place(other) || one.since - other.since);
    },
    hold(ref: RunningActor): void {
      holding.add(ref);
      onChange();
    },
    /** Lets the real answer through: the one that waits, or the one that comes. */
    letGo(ref: RunningActor): void {
      holding.delete(ref);
      const answer = held.find((one) => one.ref === ref)?.answer;
      if (answer !== undefined) deliver(ref, answer);
      else onChange();
    },
    settle: deliver,
    /** Sends an event of a listener to its parent. */
    tell(ref: RunningActor, event: SentEvent): void {
      const { _parent: parent } = ref;
      if (parent !== undefined) relay(ref, parent, event);
    },
    /** Moves a held answer to another place in the order. */
    reorder(ref: RunningActor, by: -1 | 1): void {
      const from = held.findIndex((one) => one.ref === ref);
      const to = from + by;
      const [one, other] = [held[from], held[to]];
      if (one === undefined || other === undefined) return;
      held[from] = other;
      held[to] = one;
      onChange();
    },
    /** Lets every held answer go, in the order shown. */
    letAllGo(): void {
      isHoldingAll = false;
      const inOrder = held;
      held = [];
      holding.clear();
      for (const { ref, answer } of inOrder) deliver(ref, answer);
      onChange();
    },
    holdAll(isOn: boolean): void {
      isHoldingAll = isOn;
      onChange();
    },
    isHoldingAll: () => isHoldingAll,
    heldCount: () => held.length,
    offset: () => offset,
    /** Moves the clock on: timers that end by then end now, in order, and the page's clock moves too. */
    advance(ms: number): void {
      const until = now() + ms;
      const due = desk
        .cards()
        .filter((card) => card.due !== null && card.due <= until)
        .toSorted((one, other) => (one.due ?? 0) - (other.due ?? 0));
      offset += ms;
      for (const { ref } of due) deliver(ref, { kind: 'resolve', output: undefined });
      const clock = page?.system.get('clock');
      const time = (clock?.getSnapshot().context as { serverTimeMs?: unknown } | undefined)?.serverTimeMs;
      if (clock !== undefined && typeof time === 'number') {
        relay(undefined, clock, { type: 'clock.ticked', serverTimeMs: time + ms });
      }
      onChange();
    },
    /** Marks an actor that was started without its call. */
    control: (ref: RunningActor): void => void controlled.add(ref),
    /** Keeps all events from all actors until the page continues. */
    freeze(): void {
      isFrozen = true;
      waiting = [];
      held = [];
      holding.clear();
    },
    /** Delivers the events of that time to the actors that still run. */
    thaw(): void {
      isFrozen = false;
      for (const { target, event } of waiting) {
        if (target.getSnapshot().status === 'active') relay(undefined, target, event);
      }
      waiting = [];
    },
    relay: (source: RunningActor | undefined, target: RunningActor, event: SentEvent): void =>
      relay(source, target, event),
  };
  return desk;
}
export type Desk = ReturnType<typeof createDesk>;

/** An event of the page's clock with the time of the lab's clock. */
function moved(
  source: RunningActor | undefined,
  target: RunningActor,
  event: SentEvent,
  offset: number,
): SentEvent {
  const { serverTimeMs } = event;
  const isClock = source?._parent === target && target.systemId === 'clock';
  return isClock && typeof serverTimeMs === 'number'
    ? { ...event, serverTimeMs: serverTimeMs + offset }
    : event;
}
