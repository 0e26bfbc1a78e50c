import { QUEUES } from '../engine/queues.ts';
import { createRecorder, uniteRecordings, type Recording } from '../engine/record.ts';
import { createDesk } from './control/desk.ts';
import { createTimeMachine } from './control/timeMachine.ts';
import { keepInputAway } from './control/inputGuard.ts';
import type { RunningActor } from './running.ts';
import { createEventLog } from './watch/eventLog.ts';

/** How long changes are gathered before the panel hears of them, ms. */
const GATHER_MS = 100;
/** The panel draws when the page leaves the browser time for it, after this long at the latest. */
const IDLE_MS = 400;

/** Everything the lab knows of the page it is opened over. The panel shows it; without a panel it only watches. */
export function createLab(
  now: () => number = Date.now,
  setInert: (isInert: boolean) => void = keepInputAway,
) {
  let page: RunningActor | null = null;
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const watchers = new Set<() => void>();
  const changed = () => {
    if (watchers.size === 0 || timer !== null) return;
    const tell = () => {
      timer = null;
      version += 1;
      for (const watcher of watchers) watcher();
    };
    timer = setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(tell, { timeout: IDLE_MS });
      else tell();
    }, GATHER_MS);
  };
  const log = createEventLog(now);
  const desk = createDesk(now, changed);
  const travel = createTimeMachine(log, desk, setInert);
  let recorder = createRecorder(QUEUES);
  /** Runs of tests that were imported. */
  let imported: Recording = { machines: {}, problems: [] };
  let importedRuns = 0;

  return {
    log,
    desk,
    travel,
    page: () => page,
    /** Takes a page that has not started yet. */
    open(opened: RunningActor): void {
      page = opened;
      recorder = createRecorder(QUEUES);
      log.open(opened);
      desk.open(opened);
      opened.system.inspect((inspected) => {
        log.inspect(inspected);
        if (inspected.type === '@xstate.snapshot' && inspected.event?.type === 'xstate.init')
          desk.began(inspected.actorRef);
        recorder.inspect(inspected as never);
        changed();
      });
    },
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Grows whenever something happened; at most once in a while. */
    version: () => version,
    changed,
    /** How often each transition was taken: in this session and in imported runs together. */
    counts(machine: string) {
      const united: Recording = { machines: {}, problems: [] };
      for (const recording of [recorder.recording, imported]) {
        const counts = recording.machines[machine];
        if (counts !== undefined) uniteRecordings(united, { machines: { [machine]: counts }, problems: [] });
      }
      return united.machines[machine] ?? { states: {}, transitions: {}, guards: {} };
    },
    importRuns(runs: readonly Recording[]): void {
      for (const run of runs) uniteRecordings(imported, run);
      importedRuns += runs.length;
      changed();
    },
    importedRuns: () => importedRuns,
    forgetImported(): void {
      imported = { machines: {}, problems: [] };
      importedRuns = 0;
      changed();
    },
  };
}
export type Lab = ReturnType<typeof createLab>;
