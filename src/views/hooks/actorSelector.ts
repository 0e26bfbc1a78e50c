import { createContext, use, useCallback } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
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

function useSubscribe(actor: AnyActorRef | null, telling: Telling) {
  return useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe({ next: () => telling.tell(onChange), error: onChange });
      return () => {
        subscription?.unsubscribe();
        telling.forget(onChange);
      };
    },
    [actor, telling],
  );
}

const useLiveSelector: UseActorSelector = (actor, selector, isEqual = Object.is, telling = AT_ONCE) => {
  const first = use(FirstSnapshotsContext);
  const subscribe = useSubscribe(actor, telling);
  const present = useCallback(() => presentOf(actor), [actor]);
  const drawn = useCallback(
    () => (first.get(actor) as SnapshotFrom<typeof actor> | undefined) ?? present(),
    [actor, first, present],
  );
  return useSyncExternalStoreWithSelector(subscribe, present, drawn, selector, isEqual);
};

/** One value of an actor that may not run yet, and never runs while the server draws; the fallback until then. */
export function useRunningSelector<TActor extends AnyActorRef, TSelected>(
  actor: TActor | null,
  selector: (snapshot: SnapshotFrom<TActor>) => TSelected,
  fallback: TSelected,
  isEqual: (left: TSelected, right: TSelected) => boolean = Object.is,
  telling: Telling = AT_ONCE,
): TSelected {
  const subscribe = useSubscribe(actor, telling);
  const present = useCallback(() => (actor === null ? null : presentOf(actor)), [actor]);
  const select = (snapshot: SnapshotFrom<TActor> | null) =>
    snapshot === null ? fallback : selector(snapshot);
  return useSyncExternalStoreWithSelector(subscribe, present, present, select, isEqual);
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
