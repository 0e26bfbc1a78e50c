import autocannon from 'autocannon';
import { cpuSecondsOf } from './machine.ts';
import { ORDINARY, type BenchServer } from './server.ts';

export const CONNECTIONS = 8;
/** The header of Chromium. */
export const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Code gets compiled after a number of renders, not after a time. */
const WARM_UP_RENDERS = 1_500;

type Load = Pick<Parameters<typeof autocannon>[0], 'connections' | 'duration' | 'amount'>;

let visit = 0;
/** Addresses with a parameter that the page knows but the page cache does not: each is rendered. */
export const firstVisit = (product = ORDINARY) => `${product}?sellerGroup=${(visit += 1)}`;

/** The request of one visitor. */
export interface Visit {
  path: string;
  cookie?: string;
}

/** Requests pages, each at the next `address()`. Returns autocannon's result and the pages per processor second. */
export async function ask(
  server: BenchServer,
  load: Load,
  address: () => string | Visit,
  more: { headers?: Record<string, string>; onAnswer?: (status: number, retryAfter: boolean) => void } = {},
) {
  const { onAnswer } = more;
  const before = cpuSecondsOf(server.pid);
  const result = await autocannon({
    url: server.url,
    timeout: 30,
    ...load,
    requests: [
      {
        method: 'GET',
        headers: { ...ENCODING, ...more.headers },
        setupRequest: (request) => {
          const asked = address();
          if (typeof asked === 'string') return { ...request, path: asked };
          const { path, cookie } = asked;
          return {
            ...request,
            path,
            headers: { ...ENCODING, ...more.headers, ...(cookie === undefined ? {} : { cookie }) },
          };
        },
        ...(onAnswer === undefined
          ? {}
          : {
              onResponse: (status, _body, _context, headers) =>
                onAnswer(
                  status,
                  Object.entries(headers).some(([name]) => name.toLowerCase() === 'retry-after'),
                ),
            }),
      },
    ],
  });
  const after = cpuSecondsOf(server.pid);
  const perSecond = result['2xx'] / result.duration;
  const perCpuSecond = before === null || after === null ? null : result['2xx'] / (after - before);
  return { result, perSecond, perCpuSecond };
}
export type Asked = Awaited<ReturnType<typeof ask>>;

/**
 * Pages per second of the server's own processor time, all threads together, so that other work on the machine does not
 * count; by the clock where the system does not report it.
 */
export const paceOf = ({ perSecond, perCpuSecond }: Asked): number => perCpuSecond ?? perSecond;

/** Renders until hot code has been compiled. */
export const warmUp = (server: BenchServer) =>
  ask(server, { connections: CONNECTIONS, amount: WARM_UP_RENDERS }, () => firstVisit());
