import type { CollectedEvent, EventSink } from './collector.ts';
import type { HostEvents } from './hostEvents.ts';
import type { Log } from './log.ts';

const TIMEOUT_MS = 5_000;
/** Most batches on their way to a slow receiver; further ones are dropped, since a host is no store of events. */
const MOST_UNDER_WAY = 16;

/** Writes each event as a line of the log, at `info`, without its visitor: the log has no personal data. */
export const logSink =
  (log: Pick<Log, 'measured'>): EventSink =>
  (events) => {
    for (const { visitor: _, ...event } of events) log.measured(event);
  };

/**
 * Posts each batch to a receiver, as JSON: `{ events: [...] }`. A batch that is refused or unanswered is lost and
 * counted: no visitor waits for it. [ANALYTICS-07]
 */
export function receiverSink(
  url: string,
  { fetch: send = fetch, events: tell }: { fetch?: typeof fetch; events: Pick<HostEvents, 'measureRefused'> },
): EventSink {
  let underWay = 0;
  const post = async (events: CollectedEvent[]): Promise<void> => {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The receiver answered ${answer.status}`);
  };
  return (events) => {
    if (underWay >= MOST_UNDER_WAY) {
      tell.measureRefused('receiver');
      return;
    }
    underWay += 1;
    void post(events)
      .catch(() => tell.measureRefused('receiver'))
      .finally(() => (underWay -= 1));
  };
}
