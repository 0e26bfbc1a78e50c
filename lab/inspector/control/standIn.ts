import {
  REJECTED,
  RESOLVED,
  type RunningActor,
  type RunningLogic,
  type RunningSnapshot,
} from '../running.ts';

/** Logic that calls nothing and ends when the lab answers in its place. */
export function standIn(onStarted: (ref: RunningActor) => void): RunningLogic {
  return {
    getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
    transition: (snapshot, event) => {
      const present = snapshot as RunningSnapshot;
      const { type, data } = event as { type: string; data?: unknown };
      if (present.status !== 'active') return present;
      if (type === RESOLVED) return { ...present, status: 'done', output: data, input: undefined };
      if (type === REJECTED) return { ...present, status: 'error', error: data, input: undefined };
      if (type === 'xstate.stop') return { ...present, status: 'stopped', input: undefined };
      return present;
    },
    start: (_, scope) => onStarted((scope as { self: RunningActor }).self),
    restoreSnapshot: (persisted) => persisted as RunningSnapshot,
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  } as RunningLogic;
}
