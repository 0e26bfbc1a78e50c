import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Found } from '../http/found.ts';
import { foundInWhole } from '../http/wholeAnswers.ts';
import type { HostEvents } from './hostEvents.ts';
import type { Log } from './log.ts';
import { routeKindOf } from './routeKind.ts';
import { foundOf } from './serverTiming.ts';

/** Reports each request once its answer has been sent, or its visitor has left. */
export function createAccessLog(log: Pick<Log, 'answered'>, events: Pick<HostEvents, 'answered'>) {
  const pages = new WeakMap<ServerResponse, Found>();
  const tell = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const begunAt = performance.now();
    const { socket, method = '' } = incoming;
    const before = socket.bytesWritten;
    const route = routeKindOf((incoming.url ?? '').split('?', 1)[0] ?? '');
    const requestId = oneOf(incoming.headers['x-request-id']);
    const traceId = oneOf(incoming.headers['traceparent'])?.split('-')[1] ?? null;
    outgoing.once('close', () => {
      const ms = performance.now() - begunAt;
      // 499 is the usual code for an answer whose visitor left.
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
        ...(pages.has(outgoing) ? { found: pages.get(outgoing) } : {}),
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      });
    });
  };
  return Object.assign(tell, {
    /** Counts a request that could not be read and was refused: nothing else of it is known. */
    unread(status: number): void {
      events.answered('unread', status, 0);
      log.answered({
        method: '-',
        route: 'unread',
        status,
        ms: 0,
        bytes: 0,
        requestId: null,
        traceId: null,
      });
    },
    /** Notes the source of a page, for the line of its answer. */
    noted(answer: Response, outgoing: ServerResponse): Response {
      const found = foundInWhole(answer) ?? foundOf(answer.headers.get('server-timing'));
      if (found !== null) pages.set(outgoing, found);
      return answer;
    },
  });
}

const oneOf = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;
