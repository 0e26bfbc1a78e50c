import type { AnyActorRef, AnyEventObject, Observer, StateValue, Subscription } from 'xstate';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import type { StandIn } from '#src/views/hooks/actorSelector.ts';
import type { Page } from './createPage.ts';
import type { SentPage, SentPart } from './stateEnvelope.ts';

/** A page that the views show before its machines have come. */
export interface SleepingPage {
  /** Stands in for the page in the views, for as long as they live. */
  page: PageRef;
  /** Does something after everything that was sent before; at once when the page is awake. */
  whenAwake: (act: () => void) => void;
  /** Lets the running page take over: it answers what is read and subscribed to from now on. */
  giveOver: (running: Page) => void;
  /** Does what was kept, in its order. */
  answerKept: () => void;
}

/**
 * Stands in for the page of a state from the server and for its parts, so that the first screen needs no machine. Keeps
 * what the visitor and the views send meanwhile.
 *
 * @param onKept called for each event that is kept.
 */
export function createSleepingPage(sent: SentPage, onKept: () => void): SleepingPage {
  let kept: (() => void)[] | null = [];
  const whenAwake = (act: () => void) => {
    if (kept === null) act();
    else kept.push(act);
  };
  const send = (act: () => void) => {
    whenAwake(act);
    if (kept !== null) onKept();
  };
  const parts = new Map(
    Object.entries(sent.children).map(([name, { snapshot }]) => [name, standIn(snapshot, {}, send)]),
  );
  const children = Object.fromEntries([...parts].map(([name, { ref }]) => [name, ref]));
  const page = standIn(sent, children, send);
  for (const { ref } of parts.values()) Object.assign(ref, { _parent: page.ref });
  return {
    page: page.ref as unknown as PageRef,
    whenAwake,
    giveOver: (running) => {
      const actors: Record<string, AnyActorRef | undefined> = running.getSnapshot().children;
      for (const [name, part] of parts) {
        const actor = actors[name];
        if (actor !== undefined) part.giveOver(actor);
      }
      page.giveOver(running);
      parts.clear();
    },
    answerKept: () => {
      // An answer may lead to further events, which come last.
      for (const act of kept ?? []) act();
      kept = null;
    },
  };
}

/** The state of an actor, as views read it. */
interface ReadState extends SentPart {
  children: object;
  hasTag: (tag: string) => boolean;
  matches: (wanted: StateValue) => boolean;
}

/** An actor as views use it. */
interface StandInRef extends StandIn {
  getSnapshot: () => unknown;
  subscribe: (observer: Observer<unknown>) => Subscription;
  send: (event: AnyEventObject) => void;
}

function standIn(sent: SentPart, children: object, send: (act: () => void) => void) {
  const { value, tags = [] } = sent;
  let state: ReadState | null = {
    ...sent,
    children,
    hasTag: (tag) => tags.includes(tag),
    matches: (wanted) => value !== undefined && isWithin(wanted, value),
  };
  /** The subscription to the actor of each observer, once it has taken over. */
  const observers = new Map<Observer<unknown>, Subscription | null>();
  const ref: StandInRef = {
    actor: null,
    getSnapshot: () => (ref.actor === null ? state : (ref.actor.getSnapshot() as unknown)),
    subscribe: (observer) => {
      if (ref.actor !== null) return ref.actor.subscribe(observer);
      observers.set(observer, null);
      return {
        unsubscribe: () => {
          observers.get(observer)?.unsubscribe();
          observers.delete(observer);
        },
      };
    },
    send: (event) => send(() => ref.actor?.send(event)),
  };
  return {
    ref,
    giveOver: (actor: AnyActorRef) => {
      ref.actor = actor;
      // It names the parts of a product, which end with that.
      state = null;
      for (const observer of observers.keys()) observers.set(observer, actor.subscribe(observer));
    },
  };
}

/** Tells whether a state is within another, as a machine's snapshot does. */
function isWithin(wanted: StateValue, value: StateValue): boolean {
  if (typeof wanted === 'string') return typeof value === 'string' ? wanted === value : wanted in value;
  if (typeof value === 'string') return false;
  return Object.entries(wanted).every(([region, inner]) => {
    const present = value[region];
    return inner !== undefined && present !== undefined && isWithin(inner, present);
  });
}
