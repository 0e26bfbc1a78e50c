import { treeOf, type RunningActor } from '../running.ts';
import type { EventLog } from '../watch/eventLog.ts';
import { persistedAt, type PersistedState } from '../watch/pageStates.ts';
import type { Desk } from './desk.ts';
import { putInto } from './restart.ts';

/** Moves the page through its own past, and lets it go on from there. */
export function createTimeMachine(log: EventLog, desk: Desk, setInert: (isInert: boolean) => void) {
  /** The page as it was when the journey began. */
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
    /** Shows the page as it was right after an entry. Nothing runs and nothing can be pressed. */
    travel(page: RunningActor, seq: number): void {
      present ??= persistedAt(page, new Map(treeOf(page).map((ref) => [ref, ref.getSnapshot()])));
      const snapshots = log.snapshotsAt(seq);
      show(page, persistedAt(page, snapshots));
    },
    /** Goes on from the state that is shown; what was under way there is called again. */
    resume(page: RunningActor, seq: number): void {
      if (present !== null) goOn(page, { type: 'lab.resumed', seq });
    },
    /** Back to where the journey began. */
    comeBack(page: RunningActor): void {
      if (present === null) return;
      show(page, present);
      goOn(page, { type: 'lab.cameBack' });
    },
  };
}
