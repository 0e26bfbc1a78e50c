import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { AT_ONCE, type Telling } from './telling.ts';

/** The state of every actor at the first drawing, from which the server drew the page. Keeps no actor alive. */
export type FirstSnapshots = Pick<WeakMap<AnyActorRef, unknown>, 'get'>;
export const FirstSnapshotsContext = createContext<FirstSnapshots>(new WeakMap());

/**
 * Stands in for an actor that does not run yet, with the state that the server drew. The actor takes over later, and
 * gets what was sent to the stand-in meanwhile.
 */
export interface StandIn {
  /** Null until it has taken over. */
  actor: AnyActorRef | null;
}

/** The actor that has taken over from a stand-in; undefined for any other actor, and until then. */
export const actorBehind = (ref: object | undefined): AnyActorRef | undefined =>
  (ref as Partial<StandIn> | undefined)?.actor ?? undefined;

/** The page and its parts as they are now. */
export function snapshotsOf(page: AnyActorRef): FirstSnapshots {
  const snapshot = page.getSnapshot() as { children: Record<string, AnyActorRef | undefined> };
  const parts = Object.values(snapshot.children).filter((part) => part !== undefined);
  const first = new WeakMap<AnyActorRef, unknown>(parts.map((part) => [part, part.getSnapshot()]));
  // The page outlives its parts: its first state must not keep those of a product that has gone.
  return first.set(page, { ...snapshot, children: {} });
}

type UseActorSelector = <TActor extends AnyActorRef, TSelected>(
  actor: TActor,
  selector: (snapshot: SnapshotFrom<TActor>) => TSelected,
  isEqual?: (left: TSelected, right: TSelected) => boolean,
  telling?: Telling,
) => TSelected;

/** The present state: of a part that threw its last one; a page that threw starts anew. [ERR-67] */
function presentOf<TActor extends AnyActorRef>(actor: TActor): SnapshotFrom<TActor> {
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error' && actor._parent === undefined) throw snapshot.error;
  return snapshot as SnapshotFrom<TActor>;
}

interface Selecting {
  actor: AnyActorRef | null;
  selector: (snapshot: never) => unknown;
  isEqual: (left: never, right: never) => boolean;
  telling: Telling;
  /** Null where the first drawing is of the present state. */
  first: FirstSnapshots | null;
}
/** A selector with its actor, and the functions that React keeps of it. */
interface Selection extends Selecting {
  subscribe: (onChange: () => void) => () => void;
  present: () => unknown;
  drawn: () => unknown;
  last: () => { value: unknown } | null;
}

const subscribing =
  (actor: AnyActorRef | null, telling: Telling): Selection['subscribe'] =>
  (onChange) => {
    const subscription = actor?.subscribe({ next: () => telling.tell(onChange), error: onChange });
    return () => {
      subscription?.unsubscribe();
      telling.forget(onChange);
    };
  };

/** A value that equals the former one is the former one. */
function selectionOf(how: Selecting, former: Selection | null): Selection {
  const { actor, selector, isEqual, telling, first } = how;
  const isEqualTo = isEqual as (left: unknown, right: unknown) => boolean;
  let last = former?.last() ?? null;
  let known: { snapshot: unknown; value: unknown } | null = null;
  const select = (snapshot: unknown) => {
    if (known === null || known.snapshot !== snapshot) {
      const next = selector(snapshot as never);
      const value = last !== null && isEqualTo(last.value, next) ? last.value : next;
      known = { snapshot, value };
      last = known;
    }
    return known.value;
  };
  const presentState = () => (actor === null ? null : presentOf(actor));
  const isSameSource = former?.actor === actor && former.telling === telling;
  return {
    ...how,
    // Another one would have React subscribe anew.
    subscribe: isSameSource ? former.subscribe : subscribing(actor, telling),
    present: () => select(presentState()),
    drawn: () => select((actor === null ? undefined : first?.get(actor)) ?? presentState()),
    last: () => last,
  };
}

/** The memory of one hook: its selection. The lab reads there which value of which actor a view follows. */
interface Kept {
  selection: Selection | null;
}

/** The same selection for as long as the view selects in the same way. */
function keptSelection(kept: Kept, how: Selecting): Selection {
  const { selection } = kept;
  const isSame =
    selection !== null &&
    selection.actor === how.actor &&
    selection.selector === how.selector &&
    selection.isEqual === how.isEqual &&
    selection.telling === how.telling &&
    selection.first === how.first;
  return (kept.selection = isSame ? selection : selectionOf(how, selection));
}

/** Two hooks for a value: a view of the first screen has dozens of them, and React keeps and compares each. */
function useSelection(how: Selecting): unknown {
  const [kept] = useState((): Kept => ({ selection: null }));
  const { subscribe, present, drawn } = keptSelection(kept, how);
  return useSyncExternalStore(subscribe, present, drawn);
}

const useLiveSelector: UseActorSelector = (actor, selector, isEqual = Object.is, telling = AT_ONCE) =>
  useSelection({ actor, selector, isEqual, telling, first: use(FirstSnapshotsContext) }) as ReturnType<
    typeof selector
  >;

/** One value of an actor that may not run yet, and never runs while the server draws; the fallback until then. */
export function useRunningSelector<TActor extends AnyActorRef, TSelected>(
  actor: TActor | null,
  selector: (snapshot: SnapshotFrom<TActor>) => TSelected,
  fallback: TSelected,
  isEqual: (left: TSelected, right: TSelected) => boolean = Object.is,
  telling: Telling = AT_ONCE,
): TSelected {
  const select = (snapshot: SnapshotFrom<TActor> | null) =>
    snapshot === null ? fallback : selector(snapshot);
  return useSelection({ actor, selector: select, isEqual, telling, first: null }) as TSelected;
}

/** A server draws once: no subscription, no memory, no comparison. */
const useDrawnSelector: UseActorSelector = (actor, selector) =>
  selector(
    (use(FirstSnapshotsContext).get(actor) as SnapshotFrom<typeof actor> | undefined) ?? presentOf(actor),
  );

/**
 * One value of an actor. Sections hydrate one after the other while the page already runs: each starts from the state
 * of its markup and goes on to the present one at once. (`useSelector` of @xstate/react hydrates from the present
 * state, which may differ by then.)
 */
export const useActorSelector = typeof document === 'undefined' ? useDrawnSelector : useLiveSelector;
