import { expect, onTestFinished, test } from 'vitest';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { expectedPrice, quantitiesOf } from '../../support/expectedPrice.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const SOLD = catalogue.filter(({ answers }) => answers === undefined);
const ITEMS = SOLD.flatMap((product) => product.items.map((item) => ({ product, item })));

function open() {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;

/** The price of a piece beside the link to it, as a page of the shop says it. */
async function saidOn(who: Visitor, page: string, itemSku: string): Promise<string | undefined> {
  const html = await (await who.call(page)).text();
  return new RegExp(String.raw`href="[^"]*/${itemSku}">[^<]*</a>\s*<p class="price">([^<]*)</p>`).exec(
    html,
  )?.[1];
}
const purchase = (item: (typeof ITEMS)[number]['item'], quantity: number) => ({
  itemSku: item.itemSku,
  pickupPointCode: item.pickupPointCode,
  quantity,
  fulfillment: 'DELIVERY',
  addOns: [],
});

test('[PRICE-17, WHOLESALE-06] tells one price of every item and quantity, to the rupiah', async () => {
  const guest = visitor(open());
  let prices = 0;
  for (const { product, item } of ITEMS) {
    const { isOnSale: _, ...one } = expectedPrice(product, item, 1);
    const { itemSku } = item;
    const summary = (await guest.read(`/product-detail/products/${itemSku}/_summary`)).body.data;
    expect(summary.price, itemSku).toEqual(one);
    if (product.unit !== undefined)
      expect(summary.unitPrice.price, itemSku).toBe(Math.round(one.offered / product.unit.size));
    const [card] = (await guest.read(`/product/products/_basic?sku=${itemSku}`)).body.data;
    expect(card.price, itemSku).toEqual(one);
    const tiers = (await guest.read(`/product/products/${itemSku}/wholesale`)).body.data as {
      minQty: number;
      maxQty: number | null;
      price: number;
    }[];
    expect(summary.wholesale, itemSku).toEqual(tiers);
    expect(tiers.length > 0, itemSku).toBe((product.wholesale ?? []).length > 0);
    for (const quantity of quantitiesOf(product)) {
      const { isOnSale: __, ...each } = expectedPrice(product, item, quantity);
      const path = `/product-detail/products/${itemSku}/price-summary?qty=${quantity}`;
      const { status, body } = await guest.read(path);
      // More than there are have no price.
      if (status !== 200) continue;
      const priced = body.data;
      prices += 1;
      expect(priced.price, path).toEqual(each);
      expect(priced.wholesale, path).toEqual(tiers);
      const within = tiers.filter(
        ({ minQty, maxQty }) => minQty <= quantity && quantity <= (maxQty ?? Infinity),
      );
      if (tiers.length > 0)
        expect(
          within.map(({ price }) => price),
          path,
        ).toEqual([each.offered]);
      // More than a sale has left cost what they cost without it.
      expect(priced.price.offered, path).toBeLessThanOrEqual(item.offered);
    }
  }
  expect(prices).toBeGreaterThan(ITEMS.length);
});

test('[PRICE-17, COST-01] takes the same price in order cost, bag, checkout and lists', async () => {
  const shop = open();
  const seen = { costs: 0, bags: 0, checkouts: 0, lists: 0 };
  const member = visitor(shop);
  await member.logIn('budi');
  const said = visitor(shop);
  const home = await (await said.call('/demo')).text();
  for (const { product, item } of ITEMS) {
    const { itemSku } = item;
    if (item === product.items[0]) {
      const price = new RegExp(String.raw`/${itemSku}">[^<]*</a>\s*<p class="price">([^<]*)</p>`).exec(
        home,
      )?.[1];
      expect(price, itemSku).toBe(formatPrice(expectedPrice(product, item, 1).offered));
      seen.lists += 1;
    }
    let bought = 0;
    for (const quantity of quantitiesOf(product)) {
      const { offered, isOnSale } = expectedPrice(product, item, quantity, bought);
      const body = purchase(item, quantity);
      const words = `${itemSku} × ${quantity}`;
      const guest = visitor(shop);
      const cost = await guest.write(`/${product.vendor}/order-costs`, body);
      if (cost.status === 200) {
        expect(cost.body.data.lines[0], words).toMatchObject({ kind: 'PRICE', amount: offered * quantity });
        seen.costs += 1;
      }
      const isRetail = product.vendor === 'retail';
      const added = isRetail
        ? await guest.write('/retail/carts', { ...body, cartType: 'REGULAR', actionType: 'REGULAR' })
        : await guest.write('/grocery/checkout/_add', body);
      expect(added.status === 200, words).toBe(cost.status === 200);
      if (added.status === 200) {
        const bag = isRetail ? '/cart' : '/grocery/cart';
        expect(await saidOn(guest, bag, itemSku), words).toBe(formatPrice(offered));
        seen.bags += 1;
      }
      if (!isRetail) continue;
      const made = await member.write('/retail/checkouts/_quick', body);
      if (made.status !== 200) continue;
      const checkout = `/retail/checkout/${made.body.data.id as string}`;
      expect(await saidOn(member, checkout, itemSku), words).toBe(formatPrice(offered));
      seen.checkouts += 1;
      if (isOnSale) bought += quantity;
    }
  }
  // Most can be bought, and none of the places was left out.
  expect(seen.lists).toBe(SOLD.length);
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50);
});

test('[WHOLESALE-06] sells a bigger suitcase for more than a smaller one in every tier', async () => {
  const guest = visitor(open());
  const told = async (itemSku: string, quantity: number) =>
    (await guest.read(`/product-detail/products/${itemSku}/price-summary?qty=${quantity}`)).body.data.price
      .offered as number;
  for (const [itemSku, prices] of [
    ['RMB-00012-04', [1_250_000, 1_190_000, 1_120_000]],
    ['RMB-00012-05', [1_490_000, 1_430_000, 1_360_000]],
    ['RMB-00012-09', [1_730_000, 1_670_000, 1_600_000]],
  ] as const) {
    expect(await Promise.all([1, 3, 10].map((quantity) => told(itemSku, quantity))), itemSku).toEqual(prices);
  }
});
