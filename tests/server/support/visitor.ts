import { Agent, request } from 'node:http';

/** The outcome of a request. */
export type Outcome =
  | { kind: 'whole'; status: number; body: string }
  /** Not a byte of an answer came. */
  | { kind: 'unanswered' }
  /** An answer began and broke off. */
  | { kind: 'cut' };

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  session?: string;
  key?: string;
  body?: object;
}

/** One that keeps its connections open between requests, as browsers and balancers do; `close` ends them. */
export function openVisitor() {
  const agent = new Agent({ keepAlive: true });
  const ask = (origin: string, { method, path, session, key, body }: Asked) =>
    new Promise<Outcome>((resolve) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const call = request(
        origin + path,
        {
          method,
          agent,
          headers: {
            ...(session === undefined ? {} : { cookie: `session=${session}` }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
            ...(method === 'GET'
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          let said = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (said += chunk));
          answer.on('error', () => resolve({ kind: 'cut' }));
          answer.on('end', () =>
            resolve(
              answer.complete
                ? { kind: 'whole', status: answer.statusCode ?? 0, body: said }
                : { kind: 'cut' },
            ),
          );
        },
      );
      let readBefore = 0;
      call.on('socket', (socket) => (readBefore = socket.bytesRead));
      call.on('error', () =>
        resolve({ kind: (call.socket?.bytesRead ?? 0) > readBefore ? 'cut' : 'unanswered' }),
      );
      call.end(text);
    });
  return { ask, close: () => agent.destroy() };
}
