import { childrenOf, isMachineSnapshot, type RunningActor } from '../running.ts';
import type { PersistedState } from '../watch/pageStates.ts';
import { standIn } from './standIn.ts';

/** Ends every actor below one; nobody is told. */
function endBelow(actor: RunningActor): void {
  for (const child of childrenOf(actor)) {
    endBelow(child);
    child.system._unregister(child);
    child._stop();
  }
  actor._deferred.length = 0;
}

/**
 * Puts a page into another of its states, in place: its views go on and read the new state. `go` starts the actors of
 * that state; until then they stand still.
 */
export function putInto(page: RunningActor, state: PersistedState): { go: () => void } {
  endBelow(page);
  const snapshot = page.logic.restoreSnapshot?.(state, page._actorScope);
  if (snapshot === undefined) throw new Error('The page cannot be restored');
  page.update(snapshot, { type: 'lab.restored' });
  return { go: () => page.logic.start?.(snapshot, page._actorScope) };
}

/**
 * Starts a machine of the page anew, with stand-ins for everything it would call; parts below it stay what they are,
 * because views look at them. `release` gives it its own actors back for what it calls from then on.
 */
export function takeOver(
  actor: RunningActor,
  input: unknown,
  onStandIn: (ref: RunningActor) => void,
): { release: () => void } {
  const own = actor.logic;
  const actors = own.implementations?.actors ?? {};
  const held = Object.keys(actors).filter((name) => actors[name]?.implementations === undefined);
  const logic = standIn(onStandIn);
  const taken = own.provide?.({ actors: Object.fromEntries(held.map((name) => [name, logic])) }) ?? own;
  endBelow(actor);
  actor.logic = taken;
  actor.update(taken.getInitialSnapshot(actor._actorScope, input), { type: 'lab.takenOver', input });
  return {
    release() {
      const snapshot = actor.getSnapshot();
      actor.logic = own;
      if (isMachineSnapshot(snapshot)) Object.assign(snapshot, { machine: own });
    },
  };
}
