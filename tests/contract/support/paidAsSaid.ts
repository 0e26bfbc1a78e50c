import { expect } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { shippingCostOf, type ShippingCost } from '#src/domain/fulfilment/shippingCost.ts';
import { isClaimedHere } from '#src/domain/promo/voucher.ts';
import { shippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { orderCost, type OrderCost } from '#src/services/price/orderCost/contract.ts';
import { testStore } from '../../support/groceryStores.ts';
import { product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from './visitor.ts';

/** Noon of a Saturday in Jakarta, and slots of then. */
const NOON = Date.UTC(2026, 10, 21, 5);
const SLOTS = ['A.20261121.now12', 'A.20261121.1400', 'A.20261122.0800'];
const HOME = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
const SKUS = { retail: ['UJI-00001', 'UJI-00002'], grocery: ['SEG-00001', 'SEG-00002'] };
const PLACES = { retail: 'PP-TOK-1', grocery: 'PP-A' };

type Below = (below: number) => number;

function shopOf(random: Below) {
  const offers = Object.entries(SKUS).map(([vendor, skus]) => ({
    scope: { vendor: vendor as Vendor, productSkus: random(2) === 0 ? skus : skus.slice(0, 1) },
    name: vendor.toUpperCase(),
  }));
  const shipping = offers.flatMap(({ scope, name }) =>
    ['KIRIM', 'ANTAR'].slice(random(3)).map((word) =>
      testVoucher({
        ...scope,
        id: `V-${name}-${word}`,
        code: `${name}-${word}`,
        group: word === 'KIRIM' ? 'merchantShipping' : 'blibliShipping',
        rewardType: null,
        value: 0,
        minPurchase: random(200_000),
        maxAmount: 1 + random(20_000),
        adjustmentGroup: 'SHIPPING',
      }),
    ),
  );
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOON,
    merchants: [SELLER],
    groceryStores: [testStore({ slotCapacity: 100, hourCapacity: 100, slotPrice: random(12_000) })],
    products: (['retail', 'grocery'] as const).flatMap((vendor) =>
      SKUS[vendor].map((productSku) =>
        product({
          productSku,
          vendor,
          attributes: [COLOUR],
          items: ['Merah', 'Biru'].map((colour) => ({
            values: [colour],
            offered: 1 + random(250_000),
            stock: 500,
            pickup: 'AVAILABLE' as const,
            pickupPointCode: PLACES[vendor],
          })),
        }),
      ),
    ),
    vouchers: offers
      .flatMap(({ scope, name }) =>
        random(3) === 0
          ? []
          : [
              testVoucher({
                ...scope,
                id: `V-${name}`,
                code: name,
                group: random(2) === 0 ? 'merchantVouchers' : 'blibliVouchers',
                rewardType: random(2) === 0 ? 'DISCOUNT' : 'AMOUNT_OFF',
                value: 1 + random(40),
                minPurchase: random(200_000),
              }),
            ],
      )
      .concat(shipping),
    promotions: offers.flatMap(({ scope, name }) =>
      random(2) === 0
        ? []
        : [
            {
              ...scope,
              id: `P-${name}`,
              title: name,
              text: '',
              membersOnly: random(3) === 0,
              itemSkus: scope.productSkus.map((sku) => `${sku}-01`),
              minQuantity: 1 + random(5),
              reward:
                random(2) === 0
                  ? ({ kind: 'shipping' } as const)
                  : ({ kind: 'items', percent: 1 + random(30) } as const),
              startsInMinutes: -10,
              endsInMinutes: 10,
            },
          ],
    ),
  });
  return { shop, shipping };
}

/** Expects of the shipping line that each voucher may be there and takes no more than it gives. */
function expectMayBe(
  cost: OrderCost,
  vouchers: readonly CatalogueVoucher[],
  isMember: boolean,
  words: string,
) {
  const [goods] = cost.lines;
  for (const { amount, originalAmount, vouchers: named = [] } of cost.lines) {
    const used = named.map(({ code }) => vouchers.find((one) => one.code === code));
    for (const voucher of used) {
      if (voucher === undefined) throw new Error(`unknown voucher: ${words}`);
      expect(goods?.amount, words).toBeGreaterThanOrEqual(voucher.minPurchase);
      expect(isMember || !isClaimedHere(voucher.group), words).toBe(true);
    }
    if (used.length === 0) continue;
    const cap = used.reduce((sum, voucher) => sum + (voucher?.maxAmount ?? 0), 0);
    expect(amount, words).toBeGreaterThanOrEqual(0);
    expect(Number(originalAmount) - Number(amount), words).toBe(Math.min(Number(originalAmount), cap));
  }
}

type Visitor = ReturnType<typeof visitor>;
/** The last sum that bag or checkout names, and in which word. */
async function paidAt(who: Visitor, path: string) {
  const text = await (await who.call(path)).text();
  const [, name, amount] = [...text.matchAll(/(Total|Subtotal)(?:<[^>]+>|\s)+Rp([\d.]+)/g)].at(-1) ?? [];
  return [name, Number(amount?.replaceAll('.', ''))];
}
/** The cost of a delivery as the page's own call tells it. */
async function told(
  who: Visitor,
  line: { itemSku: string; pickupPointCode: string; quantity: number },
): Promise<ShippingCost> {
  const asked = `qty=${line.quantity}&pickupPointCode=${line.pickupPointCode}&postalCode=${HOME.postalCode}`;
  const answer = await who.read(`/product-detail/products/${line.itemSku}/shipping-summary?${asked}`);
  return shippingCostOf(shippingSummary.parse(answer.body.data));
}
const saidBy = (sums: { isShippingOpen: boolean; subtotal: number; total: number }) =>
  sums.isShippingOpen ? ['Subtotal', sums.subtotal] : ['Total', sums.total];

/**
 * Buys at random, so many times from a shop each, and expects that bag and checkout say what the page was told before the
 * press, to the rupiah. The seed says which.
 *
 * @returns the kinds of purchase that were met
 */
export async function expectPaidAsSaid(random: Below, rounds: number): Promise<string[]> {
  const met = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { shop, shipping } = shopOf(random);
    try {
      const who = visitor(shop);
      const isMember = random(3) > 0;
      if (isMember) await who.logIn('budi');
      const claimable = ['V-RETAIL', 'V-GROCERY', 'V-RETAIL-KIRIM', 'V-GROCERY-KIRIM'];
      for (const id of claimable)
        if (isMember && random(2) === 0)
          await who.write(`/product/merchant/vouchers/${id}/_claim`, undefined);
      let isRetailBagEmpty = true;
      for (let press = 0; press < 4; press += 1) {
        const vendor = random(2) === 0 ? 'retail' : 'grocery';
        const fulfillment = random(4) === 0 ? 'PICKUP' : 'DELIVERY';
        const isSent = fulfillment === 'DELIVERY';
        const body = {
          itemSku: `${SKUS[vendor][random(2)]}-0${1 + random(2)}`,
          pickupPointCode: PLACES[vendor],
          quantity: isSent ? 1 + random(5) : 1,
          fulfillment,
          ...(vendor === 'retail' ? { addOns: [] } : {}),
          ...(vendor === 'retail' && isSent && random(4) > 0 ? { destination: HOME } : {}),
          ...(vendor === 'grocery' && isSent && random(3) > 0 ? { slotId: SLOTS[random(SLOTS.length)] } : {}),
        };
        const asked = await who.write(`/${vendor}/order-costs`, body);
        const words = JSON.stringify({ round, press, isMember, body, errors: asked.body.errors });
        if (asked.status !== 200 && vendor === 'grocery') {
          // The bag takes one piece of what is picked up: its cost is refused as the add is. [BAG-12]
          const refused = await who.write('/grocery/checkout/_add', body);
          expect([refused.status, refused.body.errors], words).toEqual([400, asked.body.errors]);
          continue;
        }
        expect(asked.status, words).toBe(200);
        const { checkout, ...alone } = orderCost.parse(asked.body.data);
        const said = saidBy(checkout ?? alone);
        expectMayBe(orderCost.parse(asked.body.data), shipping, isMember, words);
        if (vendor === 'retail' && 'destination' in body) {
          const [sent] = alone.lines.filter(({ kind }) => kind === 'SHIPPING');
          expect({ price: sent?.amount, before: sent?.originalAmount }, words).toEqual(await told(who, body));
        }
        const [reduced] = alone.lines.filter(({ vouchers = [] }) => vouchers.length > 0);
        expect(isSent || reduced === undefined, words).toBe(true);
        if (reduced !== undefined)
          met.add(`${vendor} with a shipping voucher of a ${isMember ? 'member' : 'guest'}`);
        if (vendor === 'grocery') {
          const added = await who.write('/grocery/checkout/_add', body);
          expect(added.status, words).toBe(200);
          const id = String(added.body.data.id);
          expect(await paidAt(who, `/grocery/checkout/${id}`), words).toEqual(said);
          expect(await paidAt(who, '/grocery/cart'), words).toEqual(said);
          met.add(`${vendor} ${fulfillment} ${checkout === null ? 'alone' : 'with the bag'}`);
        } else if (isMember && random(2) === 0) {
          const made = await who.write('/retail/checkouts/_quick', body);
          expect(made.status, words).toBe(200);
          expect(await paidAt(who, `/retail/checkout/${made.body.data.id}`), words).toEqual(said);
          met.add(`${vendor} ${fulfillment} bought`);
        } else if (isRetailBagEmpty) {
          const add = { ...body, cartType: 'REGULAR', actionType: 'REGULAR' };
          expect((await who.write('/retail/carts', add)).status, words).toBe(200);
          expect(await paidAt(who, '/cart'), words).toEqual(said);
          isRetailBagEmpty = false;
          met.add(`${vendor} ${fulfillment} added`);
        }
      }
    } finally {
      shop.close();
    }
  }
  return [...met].toSorted();
}

/** Numbers that a seed brings again. */
export function chance(seed: number): Below {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
