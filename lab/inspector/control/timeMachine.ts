import { treeOf, type RunningActor } from '../running.ts';
import type { EventLog } from '../watch/eventLog.ts';
import { persistedAt, type PersistedState } from '../watch/pageStates.ts';
import type { Desk } from './desk.ts';
import { putInto } from './restart.ts';

/** Moves the page through its own past, and lets it continue from there. */
export function createTimeMachine(log: EventLog, desk: Desk, setInert: (isInert: boolean) => void) {
  /** The page at the start of the journey. */
  let present: PersistedState | null = null;
  let go: () => void = () => {};

  const show = (page: RunningActor, state: PersistedState) => {
    desk.freeze();
    log.mute(() => {
      ({ go } = putInto(page, state));
    });
    setInert(true);
  };
  const goOn = (page: RunningActor, event: { type: string; seq?: number }) => {
    log.note(page, event);
    desk.thaw();
    go();
    for (const ref of treeOf(page)) desk.began(ref);
    present = null;
    setInert(false);
  };

  return {
    isAway: () => present !== null,
    /** Shows the page directly after an entry. Nothing runs and nothing can be pressed. */
    travel(page: RunningActor, seq: number): void {
      present ??= persistedAt(page, new Map(treeOf(page).map((ref) => [ref, ref.getSnapshot()])));
      const snapshots = log.snapshotsAt(seq);
      show(page, persistedAt(page, snapshots));
    },
    /** Continues from the state that is shown, and repeats its calls that were under way. */
    resume(page: RunningActor, seq: number): void {
      if (present !== null) goOn(page, { type: 'lab.resumed', seq });
    },
    /** Returns to the start of the journey. */
    comeBack(page: RunningActor): void {
      if (present === null) return;
      show(page, present);
      goOn(page, { type: 'lab.cameBack' });
    },
  };
}
