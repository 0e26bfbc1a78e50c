import { BOTTLE, MANGO, ORANGES, PILLOW, SUITCASE, skuOf } from '../addresses.ts';
import { ADDED, BAG, BUYING } from '../shared.ts';
import { ask, inTurn, openDialog, press, pressInDialog, write, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const NOT_ADDED = 'Produk gagal ditambahkan. Coba lagi, ya.';

const bag = async (visit: Visit) => (await ask<{ totalItems: number }>(visit, '/retail/carts')).totalItems;
const groceryBag = async (visit: Visit) =>
  (await ask<{ totalItems: number }>(visit, '/grocery/checkout/_summary')).totalItems;
const checkouts = async ({ request }: Visit) =>
  (await (await request.get('/member/order/retail')).text()).split('href="/retail/checkout/').length - 1;

/** An add from where the marketplace itself says that it is sold. */
const addFrom = async (visit: Visit, path: string, address: string, more: object = {}) => {
  const itemSku = skuOf(address);
  const { pickupPointCode } = await ask<{ pickupPointCode: string }>(
    visit,
    `/product-detail/products/${itemSku}/_summary`,
  );
  await write(visit, 'POST', path, {
    itemSku,
    pickupPointCode,
    quantity: 1,
    fulfillment: 'DELIVERY',
    ...more,
  });
};
const addOne = (visit: Visit) =>
  addFrom(visit, '/retail/carts', PILLOW, { cartType: 'REGULAR', actionType: 'REGULAR' });
const addOneGrocery = (visit: Visit) => addFrom(visit, '/grocery/checkout/_add', ORANGES);

/** The bags, what is added to them, and checkout. */
export const bagUses: Use[] = [
  {
    endpoint: 'POST /retail/carts/_add-bulk',
    what: 'adding a combo',
    address: SUITCASE,
    from: 'browser',
    act: inTurn(openDialog(/Paket combo/), pressInDialog('Tambah paket')),
    owner: ADDED,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    // Two items of one combo.
    written: async (visit) => (await bag(visit)) / 2,
  },
  {
    endpoint: 'POST /retail/free-gift/carts',
    what: 'adding with a gift',
    address: SUITCASE,
    from: 'browser',
    act: press('Keranjang'),
    owner: ['.buybox', ...ADDED],
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    // The gift is not counted.
    written: bag,
  },
  {
    endpoint: 'GET /retail/carts',
    what: 'count of the bag, first page',
    address: SUITCASE,
    from: 'server',
    prepare: addOne,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /retail/carts',
    what: 'count of the bag, next page',
    address: SUITCASE,
    from: 'navigation',
    prepare: addOne,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /grocery/checkout/_summary',
    what: 'sum of the grocery bag, first page',
    address: MANGO,
    from: 'server',
    prepare: addOneGrocery,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /grocery/checkout/_summary',
    what: 'sum of the grocery bag, next page',
    address: MANGO,
    from: 'navigation',
    prepare: addOneGrocery,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'POST /retail/carts',
    what: 'adding to the bag',
    address: BOTTLE,
    from: 'browser',
    act: press('Keranjang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    written: bag,
  },
  {
    endpoint: 'POST /grocery/checkout/_add',
    what: 'adding to the grocery bag',
    address: MANGO,
    from: 'browser',
    act: press('Keranjang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    written: groceryBag,
  },
  {
    endpoint: 'POST /retail/checkouts/_quick',
    what: 'buying now',
    address: BOTTLE,
    visitor: 'member',
    from: 'browser',
    act: press('Beli sekarang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'h1:has-text("Checkout")',
    written: checkouts,
  },
];
