import type { Counted } from '../watch/metrics.ts';
import type { Change } from '../shared/changes.ts';
import type { SharedLimit } from '../shared/siblings.ts';

/** A worker leaves because the host stops, or because a newer worker has taken its place. */
export type Leave = 'stop' | 'retire';

/** Calls that the primary process answers its workers. */
export interface PrimaryCalls {
  /** The worker takes requests from now on. */
  opened: (url: string) => void;
  count: (limit: SharedLimit, key: string) => Promise<number | null>;
  tellKnown: (session: string) => void;
  /** The worker ends, and has counted this. */
  tellLastCounts: (counted: Counted) => void;
}

/** Calls that a worker answers the primary process. */
export interface WorkerCalls {
  /** Applies a change of the shop in this worker. */
  apply: (changed: Change) => Promise<void>;
  /** Applies it, and tells the other hosts; false where they could not be told. */
  announce: (changed: Change) => Promise<boolean>;
  /** Everything that this worker has counted. */
  counted: () => Promise<Counted>;
  /** Another worker has met this session. */
  learn: (session: string) => void;
  /** Answers what is under way, then ends. */
  leave: (why: Leave) => void;
}

/** Longest time of a call between two processes, ms. A worker that starts answers once it is open. */
export const CALL_MS = 10_000;
