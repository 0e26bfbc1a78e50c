import { COLLECT_ERRORS_PATH, COLLECT_PATH } from '#src/domain/measurement/collectPaths.ts';
import type { ErrorCount, EventBatch } from '#src/services/measurement/analytics/contract.ts';
import type { BatchEnd } from '#src/services/measurement/analytics/eventQueue.ts';

/** Outlives the page, and says nothing of the visitor but what the body holds. */
const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  });

/** Sends a batch; never rejects. */
export async function sendBatch(batch: EventBatch): Promise<BatchEnd> {
  if (!('keepalive' in Request.prototype)) return sendBeacon(batch);
  try {
    const { ok, status } = await post(COLLECT_PATH, batch);
    if (ok) return 'taken';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}

/** Of a beacon nobody learns whether it arrived: taken over by the browser counts, where there is a network. */
function sendBeacon(batch: EventBatch): BatchEnd {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  try {
    return navigator.onLine && navigator.sendBeacon(COLLECT_PATH, body) ? 'taken' : 'later';
  } catch {
    // Missing, or kept from it by an app or an extension.
    return 'later';
  }
}

/** Counts that something broke; one that is lost is lost. */
export async function sendError(error: ErrorCount): Promise<void> {
  try {
    await post(COLLECT_ERRORS_PATH, error);
  } catch {
    // See above.
  }
}
