import { createContext, use, useCallback } from 'react';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** The state of every actor when the page was first drawn: what the server drew it from. It keeps no actor alive. */
export type FirstSnapshots = Pick<WeakMap<AnyActorRef, unknown>, 'get'>;
export const FirstSnapshotsContext = createContext<FirstSnapshots>(new WeakMap());

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
) => TSelected;

function presentOf<TActor extends AnyActorRef>(actor: TActor): SnapshotFrom<TActor> {
  const snapshot = actor.getSnapshot();
  if (snapshot.status === 'error') throw snapshot.error;
  return snapshot as SnapshotFrom<TActor>;
}

const useLiveSelector: UseActorSelector = (actor, selector, isEqual = Object.is) => {
  const first = use(FirstSnapshotsContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const present = useCallback(() => presentOf(actor), [actor]);
  const drawn = useCallback(
    () => (first.get(actor) as SnapshotFrom<typeof actor> | undefined) ?? present(),
    [actor, first, present],
  );
  return useSyncExternalStoreWithSelector(subscribe, present, drawn, selector, isEqual);
};

/** A server draws once: nothing is subscribed to, remembered or compared. */
const useDrawnSelector: UseActorSelector = (actor, selector) =>
  selector(
    (use(FirstSnapshotsContext).get(actor) as SnapshotFrom<typeof actor> | undefined) ?? presentOf(actor),
  );

/**
 * One value of an actor. Sections hydrate one after the other while the page already runs: each starts from the state
 * that its markup was drawn from, and goes on to the present one at once. (`useSelector` of @xstate/react hydrates from
 * the present state, which by then may be another.)
 */
export const useActorSelector = typeof document === 'undefined' ? useDrawnSelector : useLiveSelector;
