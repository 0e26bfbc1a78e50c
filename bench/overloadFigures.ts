import { ask, CONNECTIONS, firstVisit, paceOf, warmUp, type Asked } from './asking.ts';
import { atLeast, atMost, median, note, type Figure } from './figures.ts';
import { startServer, type BenchServer } from './server.ts';

/** A crowd, and a smaller one that a free core serves within a second. */
const CROWD = 400;
const MANY = 64;
/** Rounds, each in turn with a usual load. */
const TURNS = 3;
const SECONDS = 5;
const RECOVERY_DEADLINE_MS = 20_000;

/** Answers to a crowd of visitors who ask again as soon as they are answered. */
interface Crowd {
  asked: Asked;
  refused: number;
  /** Neither a page nor 503 with Retry-After. */
  others: number;
}

async function crowd(server: BenchServer, connections: number): Promise<Crowd> {
  let refused = 0;
  let others = 0;
  const asked = await ask(server, { connections, duration: SECONDS }, () => firstVisit(), {
    onAnswer: (status, hasRetryAfter) => {
      if (status === 503 && hasRetryAfter) refused += 1;
      else if (status !== 200) others += 1;
    },
  });
  const { errors, timeouts } = asked.result;
  return { asked, refused, others: others + errors + timeouts };
}

const shareRefused = ({ asked, refused }: Crowd) =>
  (refused / Math.max(1, refused + asked.result['2xx'])) * 100;

/** Renders for so many visitors at once, in per cent of the renders for a few; the median of the turns. */
function rendered(
  connections: number,
  crowds: readonly Crowd[],
  usual: readonly Asked[],
  target: number,
): Figure {
  const shares = crowds.map(({ asked }, turn) => (paceOf(asked) / paceOf(usual[turn] ?? asked)) * 100);
  const clock = (all: readonly Asked[]) => median(all.map(({ perSecond }) => perSecond)).toFixed(0);
  return atLeast(
    `${connections} at once: rendered, of what is rendered for ${CONNECTIONS}`,
    median(shares),
    '%',
    target,
    `${clock(crowds.map(({ asked }) => asked))}/s of ${clock(usual)}/s by the clock, ${median(crowds.map(shareRefused)).toFixed(0)} % refused, p50 ${median(crowds.map(({ asked }) => asked.result.latency.p50)).toFixed(0)} ms`,
  );
}

/** Measures renders and refusals when more visitors ask than can be answered. */
export async function measureOverload(root: string): Promise<Figure[]> {
  const server = await startServer(root, { isPinned: true });
  try {
    await warmUp(server);
    const usual: Asked[] = [];
    const many: Crowd[] = [];
    const crowds: Crowd[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      usual.push(await ask(server, { connections: CONNECTIONS, duration: SECONDS }, () => firstVisit()));
      many.push(await crowd(server, MANY));
      crowds.push(await crowd(server, CROWD));
    }
    const started = performance.now();
    const isBack = await fetch(`${server.url}/health`, { signal: AbortSignal.timeout(RECOVERY_DEADLINE_MS) })
      .then((answer) => answer.text())
      .then(
        () => true,
        () => false,
      );
    const recovered = performance.now() - started;
    // At this pace a visitor who is answered within a second need not be refused; the others must be.
    const inASecond = median(usual.map(({ perSecond }) => perSecond));
    return [
      rendered(CROWD, crowds, usual, 80),
      rendered(MANY, many, usual, 80),
      atMost(
        `${MANY} at once: refused`,
        median(many.map(shareRefused)),
        '%',
        0,
        `a second is enough for ${Math.min(MANY, inASecond).toFixed(0)} of them here`,
      ),
      note(`${CROWD} at once: refused`, median(crowds.map(shareRefused)), '%'),
      atMost(
        'Past capacity: unanswered, or neither page nor 503 with Retry-After',
        [...many, ...crowds].reduce((sum, { others }) => sum + others, 0),
        'requests',
        0,
      ),
      atMost(
        'Past capacity: p99 of all answers',
        median(crowds.map(({ asked }) => asked.result.latency.p99)),
        'ms',
        1_000,
      ),
      atMost(
        'Past capacity: first answer after it',
        recovered,
        'ms',
        100,
        isBack ? '' : 'still none, given up',
      ),
    ];
  } finally {
    await server.stop();
  }
}
