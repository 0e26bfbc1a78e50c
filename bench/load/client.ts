import { Agent, request, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { SESSION_EXPECTED } from '#src/services/http/backend.ts';

const PATIENCE_MS = 30_000;
const MOST_ROUNDS = 3;

export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  /** Idempotency key of a write. */
  key?: string;
  headers?: Record<string, string>;
}

/** A whole answer; `status` 0 with the kind of failure where none came. */
export interface Answer {
  status: number;
  text: string;
  headers: IncomingMessage['headers'];
  failure: string | null;
  ms: number;
}

/** Connections that all visitors of a run share, as those behind a proxy or a mobile network do. */
export function createClient(origin: string) {
  const isSecure = origin.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true });
  const send = isSecure ? secureRequest : request;

  const once = ({ path, method = 'GET', body, key, headers = {} }: Asked, cookie: string) =>
    new Promise<Omit<Answer, 'ms'>>((resolve) => {
      const fail = (failure: string) => resolve({ status: 0, text: '', headers: {}, failure });
      const sent = body === undefined ? '' : JSON.stringify(body);
      const call = send(
        origin + path,
        {
          agent,
          method,
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: {
            'accept-encoding': 'gzip',
            ...(cookie === '' ? {} : { cookie }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(method === 'GET'
              ? {}
              : {
                  ...SESSION_EXPECTED,
                  'content-length': Buffer.byteLength(sent),
                  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                }),
            ...headers,
          },
        },
        (answer) => {
          const { statusCode: status = 0, headers: told } = answer;
          const isZipped = told['content-encoding'] === 'gzip';
          const whole = isZipped ? answer.pipe(createGunzip()) : answer;
          answer.once('error', () => fail('cut'));
          text(whole).then(
            (read) =>
              answer.complete ? resolve({ status, text: read, headers: told, failure: null }) : fail('cut'),
            () => fail('cut'),
          );
        },
      );
      call.once('error', (error: NodeJS.ErrnoException) =>
        fail(
          error.name === 'AbortError' || error.name === 'TimeoutError'
            ? 'no answer'
            : (error.code ?? error.name),
        ),
      );
      call.end(sent);
    });

  /** A browser of one visitor: it keeps cookies, and goes round where an answer says so. */
  function openVisitor(session?: string) {
    const cookies = new Map<string, string>();
    if (session !== undefined) cookies.set(...pairOf(session));
    return {
      async ask(asked: Asked): Promise<Answer> {
        const started = performance.now();
        let { path } = asked;
        let answer = await once(asked, cookieOf(cookies));
        for (let round = 0; round < MOST_ROUNDS; round += 1) {
          for (const set of answer.headers['set-cookie'] ?? [])
            cookies.set(...pairOf(set.split(';')[0] ?? ''));
          const { location } = answer.headers;
          if (answer.status !== 307 || location === undefined) break;
          path = new URL(location, origin + path).href.slice(origin.length);
          answer = await once({ ...asked, path }, cookieOf(cookies));
        }
        return { ...answer, ms: performance.now() - started };
      },
    };
  }
  return { openVisitor, close: () => agent.destroy() };
}
export type Client = ReturnType<typeof createClient>;
export type Browser = ReturnType<Client['openVisitor']>;

const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function pairOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
