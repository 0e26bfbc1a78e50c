import * as z from 'zod/mini';
import { keptEvents, MAX_EVENTS_A_BATCH, type EventBatch, type SentEvent } from './contract.ts';

/** Events wait this long for others; as many as make a batch go at once. */
export const BATCH_PAUSE_MS = 2_000;
/** Pause before an unsent batch is tried again; it is also tried when the device comes online. */
export const RETRY_PAUSE_MS = 30_000;
/** Most unsent events that are kept; above that the oldest is dropped. */
export const MOST_WAITING = 200;

/** A call that outlives its page may hold 64 kB, with what else is on its way. */
export const MOST_BYTES_A_BATCH = 48 * 1024;

/** Outcome of a batch: the host took it, the host refused it for good, or it can be tried again. */
export type BatchEnd = 'taken' | 'refused' | 'later';

export interface EventQueueParts {
  visitor: string;
  release: string;
  /** Random, of this page alone; the ids of its events begin with it. */
  pageId: string;
  /** Epoch ms; a clock may tell parts of one. */
  now: () => number;
  /** Tells whether the visitor still consents; asked before events are stored or sent. */
  isAllowed: () => boolean;
  /** Sends a batch, by a call that outlives the page. Never rejects. */
  send: (batch: EventBatch) => Promise<BatchEnd>;
  /** Is told of an event that is too large to be sent at all. */
  onTooLarge: () => void;
  /** Store of unsent events on the device; null when empty. */
  storage: { read: () => string | null; write: (text: string | null) => void };
}

/**
 * Events on their way to the host: in order, in batches, one batch at a time. What is not sent when the page is left is
 * kept on the device, and the next page sends it; an event that the host has had already it knows by its id.
 * [ANALYTICS-08]
 */
export function createEventQueue(parts: EventQueueParts) {
  let waiting = readKept(parts.storage.read());
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> | null = null;
  let isStopped = false;

  const keep = (events: readonly SentEvent[]) =>
    parts.storage.write(events.length === 0 ? null : JSON.stringify(events));
  /** Not kept any more; what other tabs keep there stays. */
  const unkeep = (ids: ReadonlySet<string>) => {
    const kept = readKept(parts.storage.read());
    if (kept.length > 0) keep(kept.filter(({ id }) => !ids.has(id)));
  };
  const plan = (ms: number) => {
    if (isStopped) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  /** Nothing goes, and nothing stays. */
  const forget = () => {
    waiting = [];
    if (timer !== null) clearTimeout(timer);
    if (parts.storage.read() !== null) parts.storage.write(null);
  };

  async function sendNext(): Promise<void> {
    while (waiting.length > 0) {
      if (!parts.isAllowed()) return forget();
      const events = batchOf(waiting);
      if (events.length === 0) {
        // Nothing would ever take it, and all that follows would wait with it.
        const tooLarge = waiting[0]?.id ?? '';
        waiting = waiting.slice(1);
        unkeep(new Set([tooLarge]));
        parts.onTooLarge();
        continue;
      }
      const end = await parts.send({ visitor: parts.visitor, release: parts.release, events });
      if (end === 'later') {
        plan(RETRY_PAUSE_MS);
        return;
      }
      const ids = new Set(events.map(({ id }) => id));
      waiting = waiting.filter(({ id }) => !ids.has(id));
      unkeep(ids);
    }
  }
  /** Sends what waits; resolves when it has gone, or could not. */
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    sending ??= sendNext().finally(() => (sending = null));
    return sending;
  }

  if (waiting.length > 0) plan(BATCH_PAUSE_MS);
  return {
    add(event: Omit<SentEvent, 'id' | 'at'>): void {
      if (!parts.isAllowed()) return forget();
      count += 1;
      waiting = [...waiting, { id: `${parts.pageId}-${count}`, at: Math.round(parts.now()), ...event }].slice(
        -MOST_WAITING,
      );
      if (waiting.length >= MAX_EVENTS_A_BATCH) void flush();
      else if (timer === null) plan(BATCH_PAUSE_MS);
    },
    flush,
    /** The page is left, or hidden and perhaps never seen again: what waits is kept, and sent as far as that still works. */
    leave(): void {
      if (waiting.length === 0) return;
      if (!parts.isAllowed()) return forget();
      const own = new Set(waiting.map(({ id }) => id));
      const others = readKept(parts.storage.read()).filter(({ id }) => !own.has(id));
      keep([...others, ...waiting].slice(-MOST_WAITING));
      void flush();
    },
    forget,
    stop(): void {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** As many of the first events as one call may carry; none where the first alone is too large. */
function batchOf(events: readonly SentEvent[]): SentEvent[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = events.slice(0, MAX_EVENTS_A_BATCH).findIndex((event) => {
    bytes += encoder.encode(JSON.stringify(event)).length + 1;
    return bytes > MOST_BYTES_A_BATCH;
  });
  return events.slice(0, end === -1 ? MAX_EVENTS_A_BATCH : end);
}

/** Events that were kept on the device; none where it holds anything else. */
function readKept(text: string | null): SentEvent[] {
  try {
    return z.parse(keptEvents, JSON.parse(text ?? '[]')).slice(-MOST_WAITING);
  } catch {
    return [];
  }
}
