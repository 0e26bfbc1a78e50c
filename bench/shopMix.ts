import * as z from 'zod/mini';
import { longTailProducts } from '#marketplace/product/catalogue/longTail.ts';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { addressAt } from '#src/domain/product/vendor.ts';
import { readBag } from '#src/services/bag/bag/contract.ts';
import { firstVisit, type Visit } from './asking.ts';
import { ANOTHER, ORDINARY, type BenchServer } from './server.ts';

/**
 * Visitors of a shop: most are new guests, many have put something into a bag once, some are members. Two of a hundred
 * ask for an address that no other visitor asks for.
 */
export const MIX =
  '300 products; of 100 visits 60 of new guests, 23 of guests with a bag, 15 of members, 2 that nobody else asks for';
const GUESTS_FROM = 15;
const NEW_FROM = 38;
const ALONE_FROM = 98;
/**
 * Number of products; each is visited by its rank (Zipf). A page is kept for 15 seconds: on less than a core fewer
 * visits fall into that time, so more pages are rendered.
 */
const PRODUCTS = 300;
const GUESTS = 30;
const MEMBERS = ['ayu', 'budi', 'citra', 'dewi', 'eko'];
const SAVED_BY_EACH = 40;

const sessionOf = (answer: Response): string => {
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('session='));
  if (cookie === undefined) throw new Error(`${answer.url} started no session`);
  return cookie.split(';')[0] ?? '';
};

/**
 * Cookie of a guest who has put something into the bag.
 *
 * @throws if the bag has not got it
 */
export async function guestCookie(server: BenchServer, product: string, quantity = 1): Promise<string> {
  const post = (address: string, cookie?: string) =>
    fetch(server.url + address, {
      method: 'POST',
      ...(cookie === undefined ? {} : { headers: { cookie } }),
      body: new URLSearchParams({ quantity: String(quantity), initiator: 'ADD_TO_CART' }),
      redirect: 'manual',
    });
  // A first write goes round with the session that it opened. (docs/decisions/0062)
  const round = await post(product);
  const cookie = sessionOf(round);
  await post(round.headers.get('location') ?? product, cookie);
  const bag = await fetch(`${server.url}/backend${readBag.path}`, { headers: { cookie } });
  const { totalItems } = z.parse(readBag.answer, ((await bag.json()) as { data: unknown }).data);
  if (totalItems !== quantity) throw new Error(`${totalItems} pieces of ${product} are in the bag`);
  return cookie;
}

/** Cookie of a member who has logged in. */
export const memberCookie = async (server: BenchServer, member = 'ayu'): Promise<string> =>
  sessionOf(
    await fetch(`${server.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }),
      redirect: 'manual',
    }),
  );

async function save(server: BenchServer, cookie: string, sku: string): Promise<void> {
  const answer = await fetch(`${server.url}/backend/member/wishlist/_product`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ sku, isNotify: false }),
  });
  if (!answer.ok) throw new Error(`${sku} could not be saved: ${answer.status}`);
}

/** Visits of a shop, one after the other, the same on every machine: each guest has a bag, each member a wishlist. */
export async function shopVisits(server: BenchServer): Promise<() => Visit> {
  const { next, whole, pick } = seeded(18);
  const products = longTailProducts(PRODUCTS).map(({ vendor, urlFriendlyName, items }) => {
    const sku = items[0]?.itemSku ?? '';
    return { sku, path: addressAt(vendor, `/p/${urlFriendlyName}/${sku}`) };
  });
  // The marketplace writes the reviews of a product when it is read for the first time.
  for (const { path } of products) await (await fetch(server.url + path)).arrayBuffer();
  // One after the other, since a posted form renders its page.
  const guests: string[] = [];
  for (let guest = 0; guest < GUESTS; guest += 1)
    guests.push(await guestCookie(server, ANOTHER, 1 + (guest % 3)));
  const members = await Promise.all(MEMBERS.map((member) => memberCookie(server, member)));
  for (const cookie of members)
    for (let count = 0; count < SAVED_BY_EACH; count += 1)
      await save(server, cookie, products[whole(0, PRODUCTS - 1)]?.sku ?? '');
  const weights = products.map((_, place) => 1 / (place + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const popular = (): string => {
    let left = next() * all;
    return products[weights.findIndex((weight) => (left -= weight) <= 0)]?.path ?? ORDINARY;
  };
  return () => {
    const who = whole(0, 99);
    if (who >= ALONE_FROM) return { path: firstVisit(popular()) };
    if (who >= NEW_FROM) return { path: popular() };
    return { path: popular(), cookie: pick(who < GUESTS_FROM ? members : guests) };
  };
}
