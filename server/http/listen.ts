import { serve, type ServerType } from '@hono/node-server';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { answerUnread, unreadStatus } from './unreadRequest.ts';

/** Longer than a load balancer's idle time: this side never closes a connection that the other uses. */
const KEEP_ALIVE_MS = 75_000;
/** Time for a request to arrive, headers and body; else it ends with 408. The largest has 64 kB. */
const REQUEST_MS = 90_000;
/** A visitor who reads nothing of an answer for so long after it could have begun is taken to be gone. */
const STALLED_MS = 105_000;
/** Requests of one connection at the same time. Browsers and balancers send one, tools that measure up to 16; each answer waits for those before it. */
const MOST_AT_ONCE = 16;
/** Time of an answer besides its longest call to a backend. */
const BESIDE_CALLS_MS = 5_000;
/** The default for the longest call to a backend. */
const LONGEST_CALL_MS = 15_000;
/** Interval in which idle connections are closed while the server stops. */
const SWEEP_MS = 100;

export interface ListenOptions {
  hostname: string;
  port: number;
  fetch: (request: Request, outgoing: ServerResponse) => Response | Promise<Response>;
  /** Sees each request before it becomes a fetch request; one that it rejects is refused with 400. */
  admit: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Called for each request that could not be read, with the status of its refusal. */
  onUnread?: (status: number) => void;
  /** Time after which a call to a backend is given up; its answer follows. */
  longestCallMs?: number;
  /** Options of the development server. */
  serveOptions?: object;
}

/** Opens the socket; rejects with the system's error when it cannot. */
export async function listen({
  hostname,
  port,
  fetch,
  admit,
  onUnread,
  longestCallMs = LONGEST_CALL_MS,
  serveOptions,
}: ListenOptions) {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve(
      {
        fetch: (request, { outgoing }) => fetch(request, outgoing as ServerResponse),
        hostname,
        port,
        ...serveOptions,
      },
      () => resolve(started),
    );
    started.on('error', reject);
  });
  const http = server as Server;
  const answers = http.listeners('request');
  http.removeAllListeners('request');
  const underWay = new WeakMap<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, by: number) => {
    const counted = (underWay.get(socket) ?? 0) + by;
    underWay.set(socket, counted);
    return counted;
  };
  http.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    outgoing.once('close', () => count(socket, -1));
    // Requests of the same chunk still arrive here after their connection has ended.
    if (count(socket, 1) > MOST_AT_ONCE || socket.destroyed) return void socket.destroy();
    // The client learns to make a new connection before this one closes, and loses no request to it.
    if (isClosing) outgoing.shouldKeepAlive = false;
    if (admit(incoming, outgoing)) for (const answer of answers) answer.call(http, incoming, outgoing);
    else outgoing.writeHead(400, { connection: 'close', 'cache-control': 'no-store' }).end();
  });
  // Node would answer with a bare status and log nothing.
  http.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    // A closed connection gets no answer, and an answer that is under way must not be mixed with another.
    if (error.code === 'ECONNRESET' || !socket.writable || (underWay.get(socket) ?? 0) > 0)
      return void socket.destroy();
    const status = unreadStatus(error.code);
    onUnread?.(status);
    answerUnread(socket, status);
  });
  http.keepAliveTimeout = KEEP_ALIVE_MS;
  http.headersTimeout = KEEP_ALIVE_MS + 5_000;
  http.requestTimeout = REQUEST_MS;
  http.timeout = longestCallMs + STALLED_MS;
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    /**
     * Stops new requests and answers those under way; cuts off any that takes 5 s longer than the longest call.
     *
     * @param graceMs requests are answered for so long before that; each answer ends its connection
     */
    async close(graceMs = 0): Promise<void> {
      isClosing = true;
      if (graceMs > 0) await delay(graceMs);
      const ended = new AbortController();
      const closed = new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
      const swept = sweep(http, ended.signal);
      const timer = setTimeout(() => http.closeAllConnections(), longestCallMs + BESIDE_CALLS_MS);
      await closed;
      clearTimeout(timer);
      ended.abort();
      await swept;
    },
  };
}

async function sweep(server: Server, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    server.closeIdleConnections();
    await delay(SWEEP_MS, undefined, { signal: until }).catch(() => {});
  }
}
