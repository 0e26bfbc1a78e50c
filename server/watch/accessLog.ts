import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostEvents } from './hostEvents.ts';
import type { Log } from './log.ts';
import { routeKindOf } from './routeKind.ts';

/** Tells of each request once its answer has gone, or its visitor has. */
export function createAccessLog(log: Pick<Log, 'answered'>, events: Pick<HostEvents, 'answered'>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const begunAt = performance.now();
    const { socket, method = '' } = incoming;
    const before = socket.bytesWritten;
    const route = routeKindOf((incoming.url ?? '').split('?', 1)[0] ?? '');
    const requestId = oneOf(incoming.headers['x-request-id']);
    const traceId = oneOf(incoming.headers['traceparent'])?.split('-')[1] ?? null;
    outgoing.once('close', () => {
      const ms = performance.now() - begunAt;
      // 499 is what others call an answer that nobody waited for.
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      events.answered(route, status, ms);
      log.answered({
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - before,
        requestId,
        traceId,
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      });
    });
  };
}

const oneOf = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
