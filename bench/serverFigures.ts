import { ask, CONNECTIONS, ENCODING, firstVisit, paceOf, warmUp, type Asked } from './asking.ts';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { canPin } from './machine.ts';
import { COMPOSED_TARGET, KINDS, UNCACHED_TARGET, WORST_TARGET, type PageKind } from './pageKinds.ts';
import { ANOTHER, MANY_OPTIONS, MANY_REVIEWS, ORDINARY, startServer, type BenchServer } from './server.ts';
import { guestCookie, MIX, shopVisits } from './shopMix.ts';
import { askEvenly, percentile, type SteadyResult } from './steadyLoad.ts';

/** For a typical mix of a shop's visitors. */
const MIX_TARGET = 400;
const P99_TARGET_MS = 100;
const COMPOSED_P99_TARGET_MS = 20;
const SECONDS = 8;
/** Compared pages are requested in turn, for so long each. */
const TURNS = 3;
const TURN_SECONDS = 3;

/** A rate beside its target. */
function rate(name: string, asked: Asked, target: number, what = ''): Figure[] {
  const { result, perSecond, perCpuSecond } = asked;
  const latency = `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms with ${CONNECTIONS} at once`;
  const failed = result.non2xx + result.errors + result.timeouts;
  return [
    atLeast(
      name,
      paceOf(asked),
      perCpuSecond === null ? '/s' : '/cpu s',
      target,
      `${what === '' ? '' : `${what}; `}${perSecond.toFixed(0)}/s by the clock, ${latency}${failed === 0 ? '' : `, ${failed} FAILED`}`,
    ),
  ];
}

const rateOf = ({ name, target }: PageKind, asked: Asked) => rate(name, asked, target);

function describe({ times, statuses, seconds }: SteadyResult): string {
  const rendered = statuses.get(200) ?? 0;
  const missing = times.length - rendered;
  return `${(rendered / seconds).toFixed(0)}/s rendered${missing === 0 ? '' : `, ${missing} of ${times.length} refused or lost`}, p50 ${percentile(times, 0.5).toFixed(0)} ms`;
}

/** Cost of an unusual product on the server against the ordinary one; requested in turn. */
async function against(server: BenchServer, what: string, address: string): Promise<Figure> {
  const paces: [number[], number[]] = [[], []];
  const load = { connections: CONNECTIONS, duration: TURN_SECONDS };
  for (let turn = 0; turn < TURNS; turn += 1) {
    paces[0].push(paceOf(await ask(server, load, () => firstVisit())));
    paces[1].push(paceOf(await ask(server, load, () => firstVisit(address))));
  }
  const [ordinary, unusual] = [median(paces[0]), median(paces[1])];
  return atMost(
    `${what}: a rendered page on the server against the ordinary one`,
    ordinary / unusual,
    'x',
    1.5,
    `${(1_000 / unusual).toFixed(1)} ms against ${(1_000 / ordinary).toFixed(1)} ms`,
  );
}

/** Pages a second of one core, rendered, composed and kept, and their times at half the wanted load. */
export async function measureServer(root: string): Promise<Figure[]> {
  const server = await startServer(root, { isPinned: true });
  try {
    await warmUp(server);
    const steady = { connections: CONNECTIONS, duration: SECONDS };
    const askFor = async ({ visits }: PageKind) => ask(server, steady, await visits(server));
    const uncached = await askFor(KINDS.rendered);
    const guest = await askFor(KINDS.composed);
    const holding = { cookie: await guestCookie(server, ORDINARY) };
    const holder = await ask(server, steady, () => ORDINARY, { headers: holding });
    const member = await askFor(KINDS.member);
    const visits = await shopVisits(server);
    // The first visits find an empty cache.
    await ask(server, steady, visits);
    const mix = await ask(server, steady, visits);
    const cached = await askFor(KINDS.kept);
    const evenly = (perSecond: number, address = () => firstVisit(), headers: Record<string, string> = {}) =>
      askEvenly(server.url, {
        rate: perSecond,
        seconds: SECONDS,
        address,
        headers: { ...ENCODING, ...headers },
      });
    const composedHalf = await evenly(COMPOSED_TARGET / 2, () => ORDINARY, {
      cookie: await guestCookie(server, ANOTHER),
    });
    const half = await evenly(UNCACHED_TARGET / 2);
    const ownHalf = await evenly(Math.max(10, Math.round(uncached.perSecond / 2)));
    return [
      ...rateOf(KINDS.rendered, uncached),
      ...rateOf(KINDS.composed, guest),
      ...rate('Pages of a guest whose bag holds the product', holder, WORST_TARGET),
      ...rateOf(KINDS.member, member),
      ...rate('Pages of a shop, every visitor', mix, MIX_TARGET, MIX),
      ...rateOf(KINDS.kept, cached),
      await against(server, '2,000 options', MANY_OPTIONS),
      await against(server, '100,000 reviews', MANY_REVIEWS),
      atMost(
        `p99 at ${UNCACHED_TARGET / 2} rendered pages a second`,
        percentile(half.times, 0.99),
        'ms',
        P99_TARGET_MS,
        `${describe(half)}${canPin() ? ', server kept on one core' : ''}`,
      ),
      atMost(
        `p99 at ${COMPOSED_TARGET / 2} composed pages a second`,
        percentile(composedHalf.times, 0.99),
        'ms',
        COMPOSED_P99_TARGET_MS,
        describe(composedHalf),
      ),
      atMost(
        'p99 at half of what it rendered here',
        percentile(ownHalf.times, 0.99),
        'ms',
        P99_TARGET_MS,
        describe(ownHalf),
      ),
    ];
  } finally {
    await server.stop();
  }
}
