import { LRUCache } from 'lru-cache';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';

/** A shop of many hosts, in the terms of its operators. */
export interface ScaledShop {
  /** In the busiest minutes, all hosts together. */
  visitsPerSecond: number;
  products: number;
  /** Exponent of the fall of popularity: visits of the product of rank r go with 1 / r to this power. */
  fall: number;
  /** Shares of visits, of one: guests with a bag, members, and addresses that no other visitor asks for. */
  withBag: number;
  members: number;
  alone: number;
  /** Share of visits in the second language. */
  secondLanguage: number;
  hosts: number;
  /** Pages that one host keeps in its memory. */
  keptPerHost: number;
  /** Seconds that a page is sent before a newer one is made; for as long again it is sent while that is made. */
  freshSeconds: number;
  /** True where hosts hand each other their pages through a Valkey. */
  isShared: boolean;
}

/** Shares of answers by the work that they cost, of one; each visit is in one of the first five. */
export interface ScaledShares {
  /** Sent from the memory of the host. */
  kept: number;
  /** Made of a kept page and of what is the visitor's own. */
  composed: number;
  member: number;
  /** Taken from Valkey, where another host had put it. */
  handed: number;
  rendered: number;
  /** Renders of a newer page while the older one was sent, beside the answers. */
  renewed: number;
  /** Distinct pages that are in Valkey at the end. */
  pagesInValkey: number;
}

/** Lifetimes of a page until the caches are as full as they stay. */
const WARM_UP = 2;
const MEASURED_S = 60;

/** Plays the visits of some minutes against the rules of the page cache; the same numbers on every machine. */
export function simulateShop(shop: ScaledShop, seed = 1): ScaledShares {
  const { next } = seeded(seed);
  const hosts = Array.from(
    { length: shop.hosts },
    // The moment at which each page was made.
    () => new LRUCache<number, number>({ max: shop.keptPerHost }),
  );
  const valkey = new Map<number, number>();
  const rankOf = rankSampler(shop.products, shop.fall);
  const counts = { kept: 0, composed: 0, member: 0, handed: 0, rendered: 0, renewed: 0 };
  let visits = 0;
  const warm = WARM_UP * 2 * shop.freshSeconds;
  const end = warm + MEASURED_S;
  for (let at = 0; at < end; at += -Math.log(1 - next()) / shop.visitsPerSecond) {
    const isCounted = at >= warm;
    const add = (what: keyof typeof counts) => {
      if (isCounted) counts[what] += 1;
    };
    if (isCounted) visits += 1;
    const who = next();
    if (who < shop.alone) {
      add('rendered');
      continue;
    }
    const key = rankOf(next()) * 2 + (next() < shop.secondLanguage ? 1 : 0);
    const host = hosts[Math.floor(next() * hosts.length)] as LRUCache<number, number>;
    const sentAs =
      who < shop.alone + shop.members
        ? 'member'
        : who < shop.alone + shop.members + shop.withBag
          ? 'composed'
          : 'kept';
    const made = host.get(key) ?? Number.NEGATIVE_INFINITY;
    if (at - made < shop.freshSeconds) {
      add(sentAs);
      continue;
    }
    const isRenewed = at - made < 2 * shop.freshSeconds;
    const handed = shop.isShared ? (valkey.get(key) ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY;
    const isHanded = at - handed < shop.freshSeconds;
    host.set(key, isHanded ? handed : at);
    if (!isHanded && shop.isShared) valkey.set(key, at);
    if (isRenewed) {
      add(sentAs);
      if (!isHanded) add('renewed');
    } else add(isHanded ? 'handed' : 'rendered');
  }
  const share = (count: number) => count / visits;
  return {
    kept: share(counts.kept),
    composed: share(counts.composed),
    member: share(counts.member),
    handed: share(counts.handed),
    rendered: share(counts.rendered),
    renewed: share(counts.renewed),
    pagesInValkey: [...valkey.values()].filter((madeAt) => end - madeAt < shop.freshSeconds).length,
  };
}

/** Ranks by their popularity: a number in 0..1 gives the rank whose share of all visits it falls into. */
function rankSampler(products: number, fall: number): (chance: number) => number {
  const upTo = new Float64Array(products);
  let sum = 0;
  for (let rank = 0; rank < products; rank += 1) upTo[rank] = sum += 1 / (rank + 1) ** fall;
  return (chance) => {
    const wanted = chance * sum;
    let [low, high] = [0, products - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
