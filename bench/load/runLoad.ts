import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { readBag, type bagSummary } from '#src/services/bag/bag/contract.ts';
import { readCurrentUser, type currentUser } from '#src/services/session/session/contract.ts';
import { arrive } from './arrivals.ts';
import { createCalls } from './calls.ts';
import { createClient, type Client } from './client.ts';
import { askWhatIsKept, type Kept } from './kept.ts';
import type { JourneyKind, LoadOptions, Mix } from './options.d.mts';
import { createShoppers, type Member } from './shoppers.ts';
import { createTally, type StepFigures } from './tally.ts';
import { createTruth } from './truth.ts';

const PRODUCTS = 40;
const TOLD_EVERY_MS = 1_000;

/** The shop that is asked: its visitors' origin, its backend's own, and its members. */
export interface Shop {
  origin: string;
  backendOrigin: string;
  members: readonly Member[];
  /** Trouble in the middle third of the run; resolves with the way to end it. */
  trouble: (() => Promise<() => Promise<void>>) | null;
}

export interface LoadResult {
  seconds: number;
  journeys: number;
  /** The most journeys under way at once, and seconds by which one began after its moment. */
  most: number;
  lateSeconds: number;
  steps: StepFigures[];
  kept: Kept;
}

/** Asks a shop as its visitors do, at an open rate, and then for everything that it has acknowledged. */
export async function runLoad(
  shop: Shop,
  options: Pick<LoadOptions, 'rate' | 'seconds' | 'mix' | 'seed'>,
  tell: (line: string) => void = () => {},
): Promise<LoadResult> {
  const { rate, seconds, mix, seed } = options;
  const [truth, client, tally] = [createTruth(shop.backendOrigin), createClient(shop.origin), createTally()];
  const arrivals = seeded(seed);
  const random = seeded(seed + 1);
  const products = await truth.products(PRODUCTS);
  const { begin, visitors } = createShoppers({
    client,
    truth,
    products,
    members: shop.members,
    tally,
    random,
  });
  const over = new AbortController();
  const started = performance.now();
  const trouble = inTheMiddle(shop.trouble, seconds, tell);
  const telling = (async () => {
    while (!over.signal.aborted) {
      await pause(TOLD_EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
      const { asked, refused, failed, wrong } = tally.sums();
      const at = Math.round((performance.now() - started) / 1_000);
      tell(
        `${String(at).padStart(4)} s  ${asked} asked, ${refused} refused, ${failed} failed, ${wrong} wrong`,
      );
    }
  })();
  try {
    const { journeys, most, lateSeconds } = await arrive({ rate, seconds }, arrivals.next, () =>
      begin(kindOf(mix, random.next())),
    );
    await trouble;
    const took = (performance.now() - started) / 1_000;
    over.abort();
    await telling;
    const steps = tally.figures(took);
    // Their answers count as wrong or right too, but take no part in the times.
    const calls = createCalls(createTally());
    const kept = await askWhatIsKept(visitors, ({ browser }, call) => calls.read(browser, call));
    return { seconds: took, journeys, most, lateSeconds, steps, kept };
  } finally {
    over.abort();
    client.close();
  }
}

/** Begins the trouble after a third of the run and ends it after another. */
async function inTheMiddle(
  trouble: Shop['trouble'],
  seconds: number,
  tell: (line: string) => void,
): Promise<void> {
  if (trouble === null) return;
  await pause((seconds / 3) * 1_000);
  tell('        the trouble begins');
  const end = await trouble();
  await pause((seconds / 3) * 1_000);
  await end();
  tell('        the trouble is over');
}

/** The kind of a journey by a number in 0..1. */
export function kindOf(mix: Mix, chance: number): JourneyKind {
  const kinds = Object.entries(mix) as [JourneyKind, number][];
  let left = chance * kinds.reduce((sum, [, share]) => sum + share, 0);
  return kinds.find(([, share]) => (left -= share) < 0)?.[0] ?? 'open';
}

/** Members of a shop elsewhere, by a file with one session cookie in each line. */
export async function membersOf(file: string, client: Client): Promise<Member[]> {
  const calls = createCalls(createTally());
  const sessions = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Promise.all(
    sessions.map(async (session, line) => {
      const browser = client.openVisitor(session);
      const user = (await calls.read(browser, { step: 'who', wire: readCurrentUser })) as z.output<
        typeof currentUser
      >;
      const bag = (await calls.read(browser, { step: 'bag', wire: readBag })) as
        | z.output<typeof bagSummary>
        | undefined;
      if (!user || bag === undefined) throw new Error(`${file}: line ${line + 1} is no session of a member`);
      return { session, name: user.name, before: bag.totalItems };
    }),
  );
}
