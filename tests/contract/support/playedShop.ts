import { createMarketplace } from '#marketplace/createMarketplace.ts';

export const NOW = Date.UTC(2026, 10, 21, 5);
export const ORIGIN = 'http://shop.test';
export const CASE = 'RMB-00012-01';
const WEEKLY = 'GRO-10007-01';
/** Between them they can do all that a product can. */
export const PRODUCTS = [
  CASE,
  WEEKLY,
  'GRO-10005-01',
  'GWA-00101-01',
  'KNG-00901-01',
  'LJO-01001-01',
  'NDA-00203-01',
];

/** A shop in which every call can be played, by the member whose cookie this is. */
export async function openPlayedShop() {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  const answer = await shop.fetch(
    new Request(`${ORIGIN}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ member: 'member-ayu', redirect: '/' }).toString(),
    }),
  );
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  // A subscription that runs, for others to join.
  const post = async (path: string, sent?: object): Promise<void> => {
    const { status } = await shop.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'begins' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      }),
    );
    if (status >= 400) throw new Error(`${path} was answered with ${status}`);
  };
  const { data } = (await (
    await shop.fetch(new Request(`${ORIGIN}/backend/subscription/products/${WEEKLY}`))
  ).json()) as any;
  const line = { itemSku: WEEKLY, pickupPointCode: 'PP-RNC-90001', quantity: data.minQty };
  await post('/backend/subscription/carts', { ...line, period: data.periods[0], frequency: 4 });
  await post('/subscription/cart/start');
  return { shop, cookie };
}
