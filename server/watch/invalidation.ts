import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { readChange, type Changes } from '../shared/changes.ts';

/** A message names one product or seller. */
const MOST_BYTES = 1_024;
const RETRY_AFTER_S = 1;

/**
 * Answers `POST /internal/invalidate`: the backend tells what has changed. 204 once every host knows, 503 where only this
 * one does, so that the backend tells it again. [HOST-35]
 *
 * @param secret what the backend sends as `Authorization: Bearer`
 */
export function createInvalidation(secret: string, { announce }: Changes): RequestListener {
  const expected = digestOf(`Bearer ${secret}`);
  return (request, response) => {
    const end = (status: number, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { connection: 'close', ...headers }).end();
    if (request.method !== 'POST') {
      end(405, { allow: 'POST' });
      return;
    }
    // Digests have one length, so the comparison takes the same time for every secret.
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) {
      end(401, { 'www-authenticate': 'Bearer' });
      return;
    }
    textOf(request)
      .then(async (text) => {
        if (text === null) return end(413);
        const changed = readChange(text);
        if (changed === null) return end(400);
        return (await announce(changed)) ? end(204) : end(503, { 'retry-after': String(RETRY_AFTER_S) });
      })
      .catch(() => end(400));
  };
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The body of a request; null where it is too long. */
async function textOf(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
