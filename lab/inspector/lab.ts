import { QUEUES } from '../engine/queues.ts';
import { createRecorder, uniteRecordings, type Recording } from '../engine/record.ts';
import { createDesk } from './control/desk.ts';
import { createTimeMachine } from './control/timeMachine.ts';
import { keepInputAway } from './control/inputGuard.ts';
import { treeOf, type RunningActor } from './running.ts';
import { createCallWatch } from './watch/calls.ts';
import { createEventLog } from './watch/eventLog.ts';
import { watchSleep, type Sleep } from './watch/sleep.ts';

/** The panel waits until nothing has happened for so long, or at most for LATEST_MS; ms. */
const QUIET_MS = 200;
const LATEST_MS = 800;
/** Then it draws when the browser is idle, after so long at the latest. */
const IDLE_MS = 400;
/** Milliseconds after an action in the panel during which changes show at once. */
const HURRY_MS = 500;

/** Everything the lab knows of the page it is opened over. The panel shows it; without a panel it only watches. */
export function createLab(
  now: () => number = Date.now,
  setInert: (isInert: boolean) => void = keepInputAway,
) {
  let page: RunningActor | null = null;
  let version = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const watchers = new Set<() => void>();
  let firstChange = 0;
  let lastChange = 0;
  let hurriedUntil = 0;
  const tell = () => {
    timer = null;
    version += 1;
    for (const watcher of watchers) watcher();
  };
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      const time = performance.now();
      if (time - lastChange < QUIET_MS && time - firstChange < LATEST_MS && time > hurriedUntil)
        wait(QUIET_MS);
      else if (time > hurriedUntil && typeof requestIdleCallback === 'function')
        requestIdleCallback(tell, { timeout: IDLE_MS });
      else tell();
    }, ms);
  };
  const changed = () => {
    if (watchers.size === 0) return;
    lastChange = performance.now();
    if (timer !== null) return;
    firstChange = lastChange;
    wait(lastChange < hurriedUntil ? 0 : QUIET_MS);
  };
  const log = createEventLog(now);
  const calls = createCallWatch(now, changed);
  const desk = createDesk(now, changed);
  const travel = createTimeMachine(log, desk, setInert);
  let recorder = createRecorder(QUEUES);
  /** Runs of tests that were imported. */
  let imported: Recording = { machines: {}, problems: [] };
  let importedRuns = 0;
  let sleepNow: () => Sleep = () => ({ hydratedAt: null, awakeAt: null, pressed: [] });

  return {
    log,
    desk,
    travel,
    calls,
    page: () => page,
    /** Watches the document from before the page's start. */
    watchStart(root: HTMLElement): void {
      sleepNow = watchSleep(root, () => performance.now(), changed);
    },
    sleep: () => sleepNow(),
    /** Takes a page that has not started yet. */
    open(opened: RunningActor): void {
      page = opened;
      recorder = createRecorder(QUEUES);
      log.open(opened);
      desk.open(opened);
      for (const ref of treeOf(opened)) calls.attend(ref);
      opened.system.inspect((inspected) => {
        if (inspected.type === '@xstate.actor') calls.attend(inspected.actorRef);
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
    /** Grows when something has happened, at most once per update of the panel. */
    version: () => version,
    changed,
    /** Called when the panel is used. */
    hurry(): void {
      hurriedUntil = performance.now() + HURRY_MS;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      changed();
    },
    /** Number of times that each transition was taken, in this session and in imported runs together. */
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
