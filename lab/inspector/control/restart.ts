import { childrenOf, isMachineSnapshot, type RunningActor, type RunningLogic } from '../running.ts';
import type { PersistedState } from '../watch/pageStates.ts';
import { standIn } from './standIn.ts';

/** Ends every actor below one, without an event to its parent. */
function endBelow(actor: RunningActor): void {
  for (const child of childrenOf(actor)) {
    endBelow(child);
    child.system._unregister(child);
    child._stop();
  }
  actor._deferred.length = 0;
}

/**
 * Puts a page into another of its states, in place: its views stay and read the new state. `go` starts the actors of
 * that state, which wait until then.
 */
export function putInto(page: RunningActor, state: PersistedState): { go: () => void } {
  endBelow(page);
  const snapshot = page.logic.restoreSnapshot?.(state, page._actorScope);
  if (snapshot === undefined) throw new Error('The page cannot be restored');
  page.update(snapshot, { type: 'lab.restored' });
  return { go: () => page.logic.start?.(snapshot, page._actorScope) };
}

/**
 * Restarts a machine of the page with stand-ins for the calls of it and the machines inside it; these stay machines,
 * because views read them. The parts of the page itself stay real, or nothing would be shown. It begins with an input,
 * or in a former state. `release` restores their own actors for later calls.
 */
export function takeOver(
  actor: RunningActor,
  { input, begin }: { input?: unknown; begin?: PersistedState },
  onStandIn: (ref: RunningActor) => void,
): { release: () => void } {
  const own = actor.logic;
  const taken = held(own, standIn(onStandIn), actor._parent !== undefined);
  endBelow(actor);
  actor.logic = taken;
  if (begin === undefined) {
    actor.update(taken.getInitialSnapshot(actor._actorScope, input), { type: 'lab.takenOver', input });
  } else {
    const snapshot = taken.restoreSnapshot?.(begin, actor._actorScope);
    if (snapshot === undefined) throw new Error(`${actor.id} cannot be put into a former state`);
    actor.update(snapshot, { type: 'lab.takenOver' });
    taken.start?.(snapshot, actor._actorScope);
  }
  return { release: () => giveBack(actor, own) };
}

function held(logic: RunningLogic, instead: RunningLogic, isDeep: boolean): RunningLogic {
  const actors = Object.entries(logic.implementations?.actors ?? {}).map(
    ([name, one]): [string, RunningLogic] => {
      if (one.implementations === undefined) return [name, instead];
      return [name, isDeep ? held(one, instead, true) : one];
    },
  );
  return logic.provide?.({ actors: Object.fromEntries(actors) }) ?? logic;
}

function giveBack(actor: RunningActor, own: RunningLogic): void {
  const snapshot = actor.getSnapshot();
  actor.logic = own;
  if (isMachineSnapshot(snapshot)) Object.assign(snapshot, { machine: own });
  for (const child of childrenOf(actor)) {
    const logic = own.implementations?.actors[String(child.src)];
    if (logic?.implementations !== undefined) giveBack(child, logic);
  }
}
