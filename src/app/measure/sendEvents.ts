import { COLLECT_ERRORS_PATH, COLLECT_PATH } from '#src/domain/measurement/collectPaths.ts';
import type { ErrorCount, EventBatch } from '#src/services/measurement/analytics/contract.ts';
import type { BatchEnd } from '#src/services/measurement/analytics/eventQueue.ts';

/** Outlives the page, and sends nothing about the visitor outside the body. */
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

/** sendBeacon reports no delivery. Counts a queued batch as delivered while online. */
function sendBeacon(batch: EventBatch): BatchEnd {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  try {
    return navigator.onLine && navigator.sendBeacon(COLLECT_PATH, body) ? 'taken' : 'later';
  } catch {
    // Missing, or blocked by an app or an extension.
    return 'later';
  }
}

/** Counts an error; a lost count is not sent again. */
export async function sendError(error: ErrorCount): Promise<void> {
  try {
    await post(COLLECT_ERRORS_PATH, error);
  } catch {
    // See above.
  }
}
