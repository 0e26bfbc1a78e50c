import { describe, expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { add, buy, open, refusal, type Visitor } from '../support/bagShop.ts';

const HOUR_MS = 3_600_000;

describe('[CART-34] limits are told before they bite', () => {
  const roomsOf = (purchaseLimit: any) => [purchaseLimit?.delivery?.toBag, purchaseLimit?.delivery?.toOrder];
  const limitsOf = async (one: Visitor) =>
    (await one.read(`/product-detail/products/${ITEM}/_summary`)).body.data.purchaseLimit;
  const limitOf = async (one: Visitor) => roomsOf(await limitsOf(one));

  test('by the summary and by every add: what is in the bag counts, and what was bought before', async () => {
    const market = open({ products: [product({ limits: { event: 5, cart: 4 }, item: { stock: 40 } })] });
    const member = market.visitor();
    await member.logIn('ayu');
    const whole = { kind: 'BAG', maximum: 4, left: 4 };
    expect(await limitOf(member)).toEqual([whole, whole]);
    await buy(member, 3);
    const two = { kind: 'EVENT', maximum: 5, left: 2 };
    expect(await limitOf(member)).toEqual([two, two]);
    expect(roomsOf((await add(member)).body.data.purchaseLimit)).toEqual([{ ...two, left: 1 }, two]);
    const { totalItems, purchaseLimit } = (await add(member)).body.data;
    expect([totalItems, ...roomsOf(purchaseLimit)]).toEqual([2, { ...two, left: 0 }, two]);
    expect(await limitsOf(member)).toEqual(purchaseLimit);
    expect(await limitOf(market.visitor())).toEqual([whole, whole]);
  });

  test('an order of its own does not ask what the bag holds', async () => {
    const market = open({ products: [product({ item: { stock: 2 } })] });
    const member = market.visitor();
    await member.logIn('ayu');
    await add(member, { quantity: 2 });
    expect(await limitOf(member)).toEqual([
      { kind: 'STOCK', maximum: 2, left: 0 },
      { kind: 'STOCK', maximum: 2, left: 2 },
    ]);
    expect((await buy(member, 2)).status).toBe(200);
  });

  test('the limit of a day is whole again the next day', async () => {
    const market = open({ products: [product({ limits: { daily: 2 } })] });
    const member = market.visitor();
    await member.logIn('ayu');
    await buy(member, 2);
    const none = { kind: 'DAY', maximum: 2, left: 0 };
    expect(await limitOf(member)).toEqual([none, none]);
    market.clock.now += 12 * HOUR_MS;
    expect((await limitOf(member))[0]).toEqual({ kind: 'DAY', maximum: 2, left: 2 });
  });

  test('tells the stock left of an item in the bag and the quota of a campaign, else no limit', async () => {
    const market = open({ products: [product({ item: { stock: 4 } })] });
    const guest = market.visitor();
    expect((await limitsOf(guest)).delivery).toBeNull();
    expect(roomsOf((await add(guest, { quantity: 3 })).body.data.purchaseLimit)[0]).toEqual({
      kind: 'STOCK',
      maximum: 4,
      left: 1,
    });
    const campaign = {
      id: 'c',
      name: 'x',
      startsInMinutes: -1,
      endsInMinutes: 9,
      quota: 5,
      sold: 2,
      price: 1,
    };
    const sale = open({ products: [product({ campaign })] }).visitor();
    expect((await limitOf(sale))[0]).toEqual({ kind: 'QUOTA', maximum: 3, left: 3 });
    await add(sale, { actionType: 'CAMPAIGN' });
    expect((await limitOf(sale))[0]).toEqual({ kind: 'QUOTA', maximum: 3, left: 2 });
    // A campaign without a price is no limit: further pieces cost the same.
    const { price: _, ...unpriced } = campaign;
    const plain = open({ products: [product({ campaign: unpriced })] }).visitor();
    expect((await limitsOf(plain)).delivery).toBeNull();
  });

  test('[CART-25] by the other way than the bag’s: what an add by it would leave there counts', async () => {
    const guest = open({
      products: [
        product({ item: { stock: 30, pickup: 'AVAILABLE' }, limits: { cart: 3 } }),
        product({ productSku: 'UJI-00002', item: { pickup: 'AVAILABLE' } }),
      ],
    }).visitor();
    const toBag = async () => {
      const { delivery, pickup } = await limitsOf(guest);
      return [delivery.toBag, pickup.toBag];
    };
    const bag = { kind: 'BAG', maximum: 3 };
    const one = { kind: 'PICKUP', maximum: 1 };
    await add(guest, { quantity: 2 });
    // A piece that is picked up replaces the pieces that were to be sent.
    expect(await toBag()).toEqual([
      { ...bag, left: 1 },
      { ...one, left: 1 },
    ]);
    await add(guest, { fulfillment: 'PICKUP', replace: true });
    // By delivery more pieces are added to the one in the bag.
    expect(await toBag()).toEqual([
      { ...bag, left: 2 },
      { ...one, left: 0 },
    ]);
  });

  test('by pickup there is one piece, and none once it lies in the bag', async () => {
    const guest = open({ products: [product({ item: { stock: 30, pickup: 'AVAILABLE' } })] }).visitor();
    const one = { kind: 'PICKUP', maximum: 1, left: 1 };
    expect((await limitsOf(guest)).pickup).toMatchObject({ toBag: one, toOrder: one });
    await add(guest, { fulfillment: 'PICKUP' });
    expect((await limitsOf(guest)).pickup).toMatchObject({ toBag: { ...one, left: 0 }, toOrder: one });
    expect(refusal(await add(guest, { fulfillment: 'PICKUP' }))).toEqual(['CO_EXCEEDED_QUANTITY_CART', 0]);
  });
});
