import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { products as catalogueProducts } from '#marketplace/product/catalogue/products.ts';
import type { CatalogueItem, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';
import { maximumQuantity } from '#src/domain/price/quantity.ts';
import { isCampaignOffered } from '#src/domain/promo/campaign.ts';
import { FULFILMENTS, statusOf, type Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import { reachedLimit, roomOf } from '#src/domain/price/quantityLimit.ts';
import { productSummary, type ProductSummary } from '#src/services/product/product/contract.ts';
import { visitor } from '../support/visitor.ts';

/** 12.00 in Jakarta: shops are open. */
const NOON = Date.UTC(2026, 10, 23, 5);
/** More pieces than any limit allows. */
const MOST = 9999;
type Visitor = ReturnType<typeof visitor>;

const market = (() => {
  let opened: ReturnType<typeof createMarketplace> | undefined;
  return () => (opened ??= createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOON }));
})();

async function summaryOf(one: Visitor, itemSku: string, place?: string): Promise<ProductSummary> {
  const query = place === undefined ? '' : `?pickupPointCode=${place}`;
  const { body } = await one.read(`/product-detail/products/${itemSku}/_summary${query}`);
  return productSummary.parse(body.data);
}

/** The number of pieces that the page can add: 0 where it closes the button, null without a limit. */
function toldBy({ stock, purchaseLimit }: ProductSummary, fulfilment: Fulfilment): number | null {
  const room = roomOf(purchaseLimit, fulfilment);
  if (reachedLimit(room?.toBag) !== null) return 0;
  return maximumQuantity(fulfilment, stock.remaining, room?.toBag?.left ?? null);
}

async function add(one: Visitor, summary: ProductSummary, fulfilment: Fulfilment, quantity: number) {
  const line = {
    itemSku: summary.itemSku,
    pickupPointCode: summary.pickupPointCode,
    quantity,
    fulfillment: fulfilment,
  };
  // Beyond the pieces of a sale the page asks for the item's own price. [BAG-13]
  const isAtSale =
    isCampaignOffered(summary.campaignInfo, NOON) &&
    (roomOf(summary.purchaseLimit, fulfilment)?.beyondSale ?? null) === null;
  const actionType = summary.vendor === 'retail' && isAtSale ? 'CAMPAIGN' : 'REGULAR';
  const { body, status } = await (summary.vendor === 'grocery'
    ? one.write('/grocery/checkout/_add', line)
    : one.write('/retail/carts', { ...line, cartType: 'REGULAR', actionType }));
  return { status, code: body.errors?.user[0] as string | undefined, limit: body.data?.purchaseLimit };
}

/** Finds by what is accepted whether the told number is the largest one, and leaves the bag filled up to it. */
async function expectExact(one: Visitor, summary: ProductSummary, fulfilment: Fulfilment) {
  const told = toldBy(summary, fulfilment);
  const largest = told ?? MOST;
  const name = `${summary.itemSku} ${fulfilment}, told ${told}`;
  if (largest < MOST) {
    const more = await add(one, summary, fulfilment, largest + 1);
    expect([name, 'one more', more.status]).toEqual([name, 'one more', 400]);
  }
  if (largest === 0) return;
  const all = await add(one, summary, fulfilment, largest);
  expect([name, 'all', all.status, all.code]).toEqual([name, 'all', 200, undefined]);
  const after = await summaryOf(one, summary.itemSku, summary.pickupPointCode);
  expect([name, after.purchaseLimit]).toEqual([name, all.limit]);
  const isBeyondSale = (roomOf(after.purchaseLimit, fulfilment)?.beyondSale ?? null) !== null;
  if (told !== null && !isBeyondSale) expect([name, toldBy(after, fulfilment)]).toEqual([name, 0]);
}

/** The ways an item can be had, as the page judges them. */
function waysOf(summary: ProductSummary): Fulfilment[] {
  return FULFILMENTS.filter((fulfilment) => statusOf(summary.fulfillmentTypes, fulfilment) === 'AVAILABLE');
}

/** Items that are sold and can be added, with every place that keeps them. */
const cases = catalogueProducts.flatMap((product: CatalogueProduct) =>
  product.unbuyable === true ||
  product.answers !== undefined ||
  product.tags.some((tag) => ['COMING_SOON', 'OFFLINE_ONLY', 'OOS'].includes(tag))
    ? []
    : product.items
        .filter((item: CatalogueItem) => item.stock !== 0)
        .map((item) => ({ itemSku: item.itemSku, vendor: product.vendor })),
);

describe('[CART-34] the limit that is told is the largest quantity that an add accepts', () => {
  test('there are products of many kinds', () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  test.each(cases)('$itemSku, in each way and from each place it can be had', async ({ itemSku, vendor }) => {
    const shop = market();
    const first = await summaryOf(visitor(shop), itemSku);
    const { body } = await visitor(shop).read(`/product/products/${itemSku}/pickup-points`);
    const places: string[] = vendor === 'grocery' ? [] : body.data.map(({ code }: { code: string }) => code);
    for (const place of new Set([first.pickupPointCode, ...places])) {
      const told = await summaryOf(visitor(shop), itemSku, place);
      if (told.stock.remaining === 0) continue;
      for (const fulfilment of waysOf(told)) {
        const empty = visitor(shop);
        await expectExact(empty, told, fulfilment);
        const begun = visitor(shop);
        const one = await add(begun, told, fulfilment, 1);
        expect([itemSku, one.status, one.code]).toEqual([itemSku, 200, undefined]);
        await expectExact(begun, await summaryOf(begun, itemSku, place), fulfilment);
      }
    }
  });

  test('for a member, an order of its own takes as many as is told, whatever lies in the bag', async () => {
    const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOON });
    onTestFinished(() => shop.close());
    let bounded = 0;
    const member = visitor(shop);
    await member.logIn('ayu');
    for (const { itemSku, vendor } of cases.filter((one) => one.vendor === 'retail')) {
      const before = await summaryOf(member, itemSku);
      const way = waysOf(before)[0];
      if (way === undefined) continue;
      const quick = (quantity: number) =>
        member.write(`/${vendor}/checkouts/_quick`, {
          itemSku,
          pickupPointCode: before.pickupPointCode,
          quantity,
          fulfillment: way,
          ...(isCampaignOffered(before.campaignInfo, NOON) ? { actionType: 'CAMPAIGN' } : {}),
        });
      await member.write('/retail/carts', {
        itemSku,
        pickupPointCode: before.pickupPointCode,
        quantity: 1,
        fulfillment: way,
        cartType: 'REGULAR',
        actionType: 'REGULAR',
        replace: true,
      });
      const { purchaseLimit } = await summaryOf(member, itemSku);
      const order = roomOf(purchaseLimit, way)?.toOrder;
      if (order === undefined) continue;
      bounded += 1;
      expect([itemSku, (await quick(order.left + 1)).status]).toEqual([itemSku, 400]);
      expect([itemSku, (await quick(order.left)).status]).toEqual([itemSku, 200]);
    }
    expect(bounded).toBeGreaterThan(10);
  });
});
