import { note, type Figure } from './figures.ts';
import { simulateShop, type ScaledShares, type ScaledShop } from './scale.ts';

const PAGES_A_DAY = 100_000_000;
/** Assumed: the busiest hour has a twelfth of a day's pages, and its busiest minutes half as many again. */
const BUSIEST_HOUR = 1 / 12;
const BUSIEST_MINUTES = 1.5;
const VISITS_PER_SECOND = (PAGES_A_DAY * BUSIEST_HOUR * BUSIEST_MINUTES) / 3_600;
/** Milliseconds of one core for each kind of answer, as docs/scale.md has measured them. */
const COST_MS = {
  kept: 0.27,
  composed: 0.72,
  member: 1.7,
  handed: 4.5,
  rendered: 10.5,
  renewed: 16.5,
} as const;
const CALL_MS = 1.15;
/** Assumed: half of the visitors scroll to the end. */
const CALLS_A_PAGE = 5;
const MOST_BUSY = 0.6;

/** The shop of docs/scale.md: visitors as in the mix of the bench, pages in memory as measured; the rest is assumed. */
const SHOP: ScaledShop = {
  visitsPerSecond: VISITS_PER_SECOND,
  products: 1_000_000,
  fall: 0.9,
  withBag: 0.23,
  members: 0.15,
  alone: 0.02,
  secondLanguage: 0.15,
  hosts: 20,
  keptPerHost: 480,
  freshSeconds: 15,
  isShared: true,
};
const SHOPS: readonly (readonly [words: string, differences: Partial<ScaledShop>])[] = [
  ['with a Valkey', {}],
  ['each host for itself', { isShared: false }],
  ['a flatter popularity', { fall: 0.7 }],
  ['a tenth of the products', { products: 100_000 }],
  ['pages kept for two minutes', { freshSeconds: 120 }],
  ['pages kept for two minutes in eight times the memory', { freshSeconds: 120, keptPerHost: 3_840 }],
];

/** Cores for so many milliseconds of one core a page, in the busiest minutes, at most `MOST_BUSY` of each. */
const coresFor = (msAPage: number): number => (msAPage * VISITS_PER_SECOND) / 1_000 / MOST_BUSY;
function coresOf(shares: ScaledShares): number {
  const kinds = Object.keys(COST_MS) as (keyof typeof COST_MS)[];
  return coresFor(kinds.reduce((sum, kind) => sum + shares[kind] * COST_MS[kind], 0));
}

/** Cores for 100 million pages a day, and shares of their answers, by the simulation of the hosts' caches. */
export async function measureScale(): Promise<Figure[]> {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const calls = note(
    '100 million pages a day, calls of browsers: hosts',
    coresFor(CALLS_A_PAGE * CALL_MS),
    'cores',
    `${CALLS_A_PAGE} calls a page`,
  );
  const pages = SHOPS.map(([words, differences]) => {
    const shares = simulateShop({ ...SHOP, ...differences });
    const { kept, composed, member, handed, rendered, renewed, pagesInValkey } = shares;
    return note(
      `100 million pages a day, ${words}: hosts`,
      coresOf(shares),
      'cores',
      `kept ${percent(kept)}, composed ${percent(composed)}, members ${percent(member)}, handed ${percent(handed)}, ` +
        `rendered ${percent(rendered)}, renewed ${percent(renewed)}; ${pagesInValkey} pages in Valkey`,
    );
  });
  return [...pages, calls];
}
