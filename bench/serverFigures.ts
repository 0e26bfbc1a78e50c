import autocannon from 'autocannon';
import { longTailProducts } from '#marketplace/catalogue/longTail.ts';
import { pathOf } from '#marketplace/rules/productViews.ts';
import { atLeast, atMost, note, type Figure } from './figures.ts';
import { canPin, cpuSecondsOf, residentMegabytes } from './machine.ts';
import { ANOTHER, ORDINARY, startServer, type BenchServer } from './server.ts';
import { askEvenly, percentile, type SteadyResult } from './steadyLoad.ts';

const UNCACHED_TARGET = 400;
const COMPOSED_TARGET = 2_000;
const WORST_TARGET = 270;
const CACHED_TARGET = 8_000;
const P99_TARGET_MS = 100;
/** Compiled code is reached by renders, not by time. */
const WARM_UP_RENDERS = 1_500;
const SECONDS = 8;
const CONNECTIONS = 8;
/** More visitors at once than the server's CAPACITY of 64 lets in. */
const TOO_MANY = 400;
const RECOVERY_DEADLINE_MS = 20_000;
/** As Chromium asks. */
const ENCODING = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const RENDERS = 20_000;
const RENDERS_A_SAMPLE = 1_000;
/** A slow machine does not hold the rest up: what was rendered until then is what is told. */
const MEMORY_DEADLINE_MS = 150_000;

type Load = Pick<Parameters<typeof autocannon>[0], 'connections' | 'duration' | 'amount'>;

let visit = 0;
/** Addresses with a parameter that the page knows, but no kept page depends on: each is rendered. */
const firstVisit = () => `${ORDINARY}?sellerGroup=${(visit += 1)}`;

/** Asks for pages; the address of each is asked for anew. Besides autocannon's result, pages a processor second. */
async function ask(
  server: BenchServer,
  load: Load,
  address: () => string,
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
        setupRequest: (request) => ({ ...request, path: address() }),
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

/**
 * A rate beside its target. Counted by the processor time the server's own process used, all threads together, so that
 * other work on the machine does not take part; by the clock where the system does not tell it.
 */
function rate(name: string, asked: Awaited<ReturnType<typeof ask>>, target: number): Figure[] {
  const { result, perSecond, perCpuSecond } = asked;
  const latency = `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms with ${CONNECTIONS} at once`;
  const failed = result.non2xx + result.errors + result.timeouts;
  return [
    atLeast(
      name,
      perCpuSecond ?? perSecond,
      perCpuSecond === null ? '/s' : '/cpu s',
      target,
      `${perSecond.toFixed(0)}/s by the clock, ${latency}${failed === 0 ? '' : `, ${failed} FAILED`}`,
    ),
  ];
}

function describe({ times, statuses, seconds }: SteadyResult): string {
  const rendered = statuses.get(200) ?? 0;
  const missing = times.length - rendered;
  return `${(rendered / seconds).toFixed(0)}/s rendered${missing === 0 ? '' : `, ${missing} of ${times.length} refused or lost`}, p50 ${percentile(times, 0.5).toFixed(0)} ms`;
}

/** Cookie of a guest who has put something into the bag. */
async function guestCookie(server: BenchServer, product: string): Promise<string> {
  const answer = await fetch(server.url + product, {
    method: 'POST',
    body: new URLSearchParams({ quantity: '1', initiator: 'ADD_TO_CART' }),
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('session='));
  if (cookie === undefined) throw new Error('The posted buy form started no session');
  return cookie.split(';')[0] ?? '';
}

/** Pages a second of one core, rendered and kept, at half the wanted load and past capacity. */
export async function measureServer(): Promise<Figure[]> {
  const server = await startServer({ isPinned: true });
  try {
    await ask(server, { connections: CONNECTIONS, amount: WARM_UP_RENDERS }, firstVisit);
    const steady = { connections: CONNECTIONS, duration: SECONDS };
    const uncached = await ask(server, steady, firstVisit);
    const ordinary = async (product: string) =>
      ask(server, steady, () => ORDINARY, { headers: { cookie: await guestCookie(server, product) } });
    const guest = await ordinary(ANOTHER);
    const holder = await ordinary(ORDINARY);
    const cached = await ask(server, steady, () => ORDINARY);
    const evenly = (perSecond: number) =>
      askEvenly(server.url, { rate: perSecond, seconds: SECONDS, address: firstVisit, headers: ENCODING });
    const half = await evenly(UNCACHED_TARGET / 2);
    const ownHalf = await evenly(Math.max(10, Math.round(uncached.perSecond / 2)));
    return [
      ...rate('Pages rendered, a first visit', uncached, UNCACHED_TARGET),
      ...rate('Pages composed, a guest with a bag', guest, COMPOSED_TARGET),
      ...rate('Pages rendered, a guest whose bag holds the product', holder, WORST_TARGET),
      ...rate('Kept pages', cached, CACHED_TARGET),
      atMost(
        `p99 at ${UNCACHED_TARGET / 2} rendered pages a second`,
        percentile(half.times, 0.99),
        'ms',
        P99_TARGET_MS,
        `${describe(half)}${canPin() ? ', server kept on one core' : ''}`,
      ),
      atMost(
        'p99 at half of what it rendered here',
        percentile(ownHalf.times, 0.99),
        'ms',
        P99_TARGET_MS,
        describe(ownHalf),
      ),
      ...(await pastCapacity(server)),
    ];
  } finally {
    await server.stop();
  }
}

async function pastCapacity(server: BenchServer): Promise<Figure[]> {
  let refused = 0;
  let bareRefusals = 0;
  let others = 0;
  const { result, perSecond } = await ask(server, { connections: TOO_MANY, duration: SECONDS }, firstVisit, {
    onAnswer: (status, hasRetryAfter) => {
      if (status === 503) {
        refused += 1;
        if (!hasRetryAfter) bareRefusals += 1;
      } else if (status !== 200) others += 1;
    },
  });
  const started = performance.now();
  const isBack = await fetch(`${server.url}/health`, { signal: AbortSignal.timeout(RECOVERY_DEADLINE_MS) })
    .then((answer) => answer.text())
    .then(
      () => true,
      () => false,
    );
  const recovered = performance.now() - started;
  const answers = result['2xx'] + result.non2xx;
  return [
    atLeast(
      'Past capacity: refused with 503',
      (refused / Math.max(1, answers)) * 100,
      '%',
      1,
      `${TOO_MANY} at once, ${perSecond.toFixed(0)}/s rendered, p50 ${result.latency.p50} ms`,
    ),
    atMost(
      'Past capacity: unanswered, or neither page nor 503 with Retry-After',
      result.errors + result.timeouts + others + bareRefusals,
      'requests',
      0,
    ),
    atMost('Past capacity: p99 of all answers', result.latency.p99, 'ms', 1_000),
    atMost(
      'Past capacity: first answer after it',
      recovered,
      'ms',
      100,
      isBack ? '' : 'still none, given up',
    ),
  ];
}

/** How the server's memory goes over many renders of many different products. */
export async function measureMemory(): Promise<Figure[]> {
  const addresses = longTailProducts().map((product) => pathOf(product, product.items[0]?.itemSku ?? ''));
  const server = await startServer();
  try {
    let next = 0;
    // Guests' addresses: every cache of the server takes part. Each comes round too late to be kept still.
    const address = () => addresses[(next += 1) % addresses.length] ?? ORDINARY;
    const load = { connections: CONNECTIONS, amount: RENDERS_A_SAMPLE };
    await ask(server, load, address);
    const samples = [residentMegabytes(server.pid)];
    const started = Date.now();
    let failed = 0;
    while ((samples.length - 1) * RENDERS_A_SAMPLE < RENDERS && Date.now() - started < MEMORY_DEADLINE_MS) {
      const { result } = await ask(server, load, address);
      failed += result.non2xx + result.errors + result.timeouts;
      samples.push(residentMegabytes(server.pid));
    }
    const renders = (samples.length - 1) * RENDERS_A_SAMPLE;
    const first = samples[0] ?? Number.NaN;
    const last = samples.at(-1) ?? Number.NaN;
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    const later = mean(samples.slice(-quarter));
    const earlier = mean(samples.slice(quarter, 2 * quarter));
    const extent = `${renders} renders${renders < RENDERS ? ` of ${RENDERS}, cut short` : ''}`;
    return [
      note('Memory after the first 1,000 renders', first, 'MB'),
      note('Memory at the end', last, 'MB', `${extent}${failed === 0 ? '' : `, ${failed} FAILED`}`),
      note(
        'Memory growth in the second half',
        slope(samples.slice(Math.floor(samples.length / 2))) / (RENDERS_A_SAMPLE / 1_000),
        'MB per 1,000 renders',
      ),
      // Without a leak it levels out when the caches are full.
      atMost('Memory, last quarter against second', later / earlier, 'x', 1.1, extent),
    ];
  } finally {
    await server.stop();
  }
}

/** Slope of the straight line nearest to the values, per step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const upper = values.reduce((sum, value, x) => sum + (x - middle) * (value - mean), 0);
  const lower = values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
  return lower === 0 ? 0 : upper / lower;
}
