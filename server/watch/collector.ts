import { isOfType } from '#web/contentType.ts';
import { readBounded } from '#web/readBounded.ts';
import { COLLECT_ERRORS_PATH } from '#src/domain/measurement/collectPaths.ts';
import { standardEvent, type StandardEvent } from '#src/services/measurement/analytics/commerce.ts';
import {
  errorCount,
  eventBatch,
  knownEvent,
  type AnalyticsEvent,
  type EventBatch,
  type MeasuredPage,
} from '#src/services/measurement/analytics/contract.ts';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { addressKey, createCounter } from '../http/limits.ts';
import { isRefusedByHeaders } from '../http/visitor.ts';
import { bare } from './bareAnswer.ts';
import type { HostEvents } from './hostEvents.ts';

/** The most that a beacon can hold, 64 kB. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_ERROR_BYTES = 1_024;
/** Per address and minute: many visitors of a phone network share an address. */
const BODIES_PER_ADDRESS = 600;
const MOST_ADDRESSES = 50_000;
/** Ids of events that were taken: some 80 bytes each. */
const REMEMBERED_EVENTS = 50_000;

/** An event for the receiver: by the page's own name and data, and by those that GA4 recommends. */
export interface CollectedEvent {
  id: string;
  at: number;
  visitor: string;
  release: string;
  page: MeasuredPage;
  event: AnalyticsEvent;
  standard: StandardEvent;
}
/** Takes collected events; replaceable. It returns nothing: no answer depends on it. */
export type EventSink = (events: CollectedEvent[]) => void;

export interface CollectorParts {
  /** The release of this host; any other one counts as `other`. */
  release: string;
  events: Pick<HostEvents, 'measured' | 'measureRefused' | 'pageBroke' | 'limited'>;
  sink: EventSink;
  bodiesPerAddress?: number;
}

/**
 * Takes the events that pages measured: known ones only, each once, in their order. A visitor without consent sends
 * none. A browser that refuses measurement is not measured, even if the page sends events. [ANALYTICS-06, ANALYTICS-09,
 * CONSENT-04]
 */
export function createCollector({
  release,
  events,
  sink,
  bodiesPerAddress = BODIES_PER_ADDRESS,
}: CollectorParts) {
  const secondsUntilRoom = createCounter(bodiesPerAddress, MOST_ADDRESSES);
  const taken = new LRUCache<string, true>({ max: REMEMBERED_EVENTS });
  const releaseOf = (claimed: string) => (claimed === release ? release : 'other');
  const refused = (why: string, status: number, headers: Record<string, string> = {}) => {
    events.measureRefused(why);
    return bare(status, headers);
  };

  function take({ visitor, release: claimed, events: sent }: EventBatch): boolean {
    const collected: CollectedEvent[] = [];
    let isAnyKnown = false;
    for (const { id, at, page, name, data, items } of sent) {
      const event = knownEvent({ name, data });
      isAnyKnown ||= event !== null;
      if (event === null) events.measureRefused('event');
      else if (taken.has(id)) events.measureRefused('repeat');
      else {
        taken.set(id, true);
        events.measured(event, page, releaseOf(claimed));
        collected.push({
          id,
          at,
          visitor,
          release: releaseOf(claimed),
          page,
          event,
          standard: standardEvent(event, items),
        });
      }
    }
    if (collected.length > 0) sink(collected);
    return isAnyKnown;
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return bare(405, { allow: 'POST' });
    if (!isOfType(request.headers.get('content-type'), 'application/json')) return refused('type', 415);
    const seconds = await secondsUntilRoom(addressKey(request.headers.get('x-forwarded-for') ?? ''));
    if (seconds !== null) {
      events.limited('measure by address');
      return bare(429, { 'retry-after': String(seconds) });
    }
    const isError = new URL(request.url).pathname === COLLECT_ERRORS_PATH;
    const body = await readBounded(request, isError ? MAX_ERROR_BYTES : MAX_BODY_BYTES);
    if (body === null) return refused('size', 413);
    if (isError) {
      const read = z.safeParse(errorCount, toJson(body));
      if (!read.success) return refused('shape', 400);
      events.pageBroke(read.data.kind, read.data.page, releaseOf(read.data.release));
      return bare(204);
    }
    if (isRefusedByHeaders(request.headers)) return refused('unwanted', 204);
    const read = z.safeParse(eventBatch, toJson(body));
    if (!read.success || !take(read.data)) return refused('shape', 400);
    return bare(204);
  };
}

function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
