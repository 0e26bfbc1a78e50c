import { describe, expect, test } from 'vitest';
import { orderCostMachine } from '#src/machines/price/orderCost/orderCostMachine.ts';
import { orderCostPaths } from '#src/machines/price/orderCost/orderCostPaths.ts';
import { OFFER_END_PAUSE_MS } from '#src/domain/shell/limits.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const BODY = { itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 1, fulfillment: 'DELIVERY', addOns: [] };
const cost = (total: number) => ({
  lines: [{ kind: 'PRICE', title: '', amount: total, originalAmount: null }],
  quantity: 1,
  subtotal: total,
  total,
  cashback: 0,
  isShippingOpen: false,
});
const bought = (facts: object = {}, isMember = false) => ({
  type: 'purchase.changed',
  purchase: { vendor: 'retail', body: { ...BODY, ...facts }, isMember },
});
const shown = (offered: number, itemSku = 'A-01') => partFacts({ itemSku, offered });
function open() {
  const part = drive(orderCostMachine, {
    actors: ['watchPurchase', 'waitFor', 'waitUntil', 'loadCost'],
    systemId: 'orderCost',
    input: shown(100),
  });
  const tell = (event: object) => part.tell('watchPurchase', event as { type: string });
  return { part, tell };
}

describe('orderCost', () => {
  test('every transition', () => {
    expectEveryTransition(orderCostPaths);
  });

  test('[COST-04] what would be bought is counted at once', () => {
    const { part, tell } = open();
    expect(part.snapshot().hasTag('empty')).toBe(true);
    tell(bought());
    expect(part.inputOf('loadCost')).toEqual({ vendor: 'retail', body: BODY, isMember: false });
    part.resolve('loadCost', cost(100));
    expect(part.value()).toBe('ready');
    expect(part.context()).toMatchObject({ cost: cost(100) });
    // Equal facts count nothing anew.
    tell(bought());
    expect(part.value()).toBe('ready');
  });

  test('[COST-05] counts the last change after a pause, and shows the former cost meanwhile', () => {
    const { part, tell } = open();
    tell(bought());
    part.resolve('loadCost', cost(100));
    tell(bought({ quantity: 2 }));
    tell(bought({ quantity: 3 }));
    expect(part.value()).toBe('settling');
    expect(part.context()).toMatchObject({ cost: cost(100) });
    part.resolve('settle', undefined);
    expect(part.inputOf('loadCost')).toMatchObject({ body: { quantity: 3 } });
    part.resolve('loadCost', cost(300));
    expect(part.context()).toMatchObject({ cost: cost(300) });
    // A login changes the cost: vouchers belong to a member.
    tell(bought({ quantity: 3 }, true));
    expect(part.value()).toBe('settling');
  });

  test('[COST-12] counts at once when a sale begins or is over, and drops what was told', () => {
    const { part, tell } = open();
    const price = (offered: number, itemSku?: string) =>
      part.send({ type: 'facts.changed', facts: shown(offered, itemSku) });
    price(60);
    expect(part.value()).toBe('none');
    tell(bought());
    part.resolve('loadCost', cost(60));
    // Told anew at the same price.
    price(60);
    expect([part.value(), part.context().cost]).toEqual(['ready', cost(60)]);
    price(100);
    expect([part.value(), part.context().cost]).toEqual(['loading', null]);
    // While it is counted it changes again: that is asked anew.
    price(60);
    expect(part.value()).toBe('loading');
    part.resolve('loadCost', cost(60));
    expect(part.context().cost).toEqual(cost(60));
    // Another item is another purchase, which arrives as an event of its own.
    price(200, 'A-02');
    expect(part.value()).toBe('ready');
  });

  test('[COST-15] counts anew when a voucher or promotion of the sum ends, and tells the page', () => {
    const { part, tell } = open();
    tell(bought());
    part.resolve('loadCost', cost(100));
    expect(part.inputOf('waitUntil')).toEqual({ moment: null });
    part.send({ type: 'orderCost.refreshRequested' });
    part.resolve('loadCost', { ...cost(90), holdsUntil: 5_000 });
    expect(part.inputOf('waitUntil')).toEqual({ moment: 5_000 });
    const told = part.toPage.length;
    part.resolve('waitUntil', undefined);
    expect([part.value(), part.context().cost, part.snapshot().hasTag('busy')]).toEqual([
      'ended',
      null,
      true,
    ]);
    expect(part.inputOf('letEnd')).toEqual({ ms: OFFER_END_PAUSE_MS });
    part.resolve('letEnd', undefined);
    expect(part.value()).toBe('loading');
    expect(part.toPage.slice(told)).toEqual([
      { type: 'part.told', name: 'priceSummary', event: { type: 'price.refreshRequested' } },
      { type: 'page.outdated' },
    ]);
    part.resolve('loadCost', cost(100));
    expect([part.value(), part.context().cost]).toEqual(['ready', cost(100)]);
  });

  test('[COST-05] nothing is told of another item, nor where nothing can be bought', () => {
    const { part, tell } = open();
    tell(bought());
    part.resolve('loadCost', cost(100));
    tell(bought({ itemSku: 'A-02' }));
    expect(part.context()).toMatchObject({ cost: null });
    part.resolve('settle', undefined);
    part.resolve('loadCost', cost(200));
    tell({ type: 'purchase.changed', purchase: null });
    expect([part.value(), part.context().cost]).toEqual(['none', null]);
    part.send({ type: 'orderCost.refreshRequested' });
    expect(part.value()).toBe('none');
  });

  test('[COST-23] what buying once costs says nothing of a delivery, nor the other way round', () => {
    const { part, tell } = open();
    const subscription = { period: { unit: 'MONTH', every: 1 }, frequency: 3 };
    tell(bought());
    part.resolve('loadCost', cost(100));
    tell(bought({ subscription }));
    expect([part.value(), part.context().cost]).toEqual(['settling', null]);
    part.resolve('settle', undefined);
    expect(part.inputOf('loadCost')).toMatchObject({ body: { subscription } });
    part.resolve('loadCost', cost(90));
    // Another number of deliveries keeps the same kind: the former cost stays meanwhile.
    tell(bought({ subscription: { ...subscription, frequency: 4 } }));
    expect(part.context()).toMatchObject({ cost: cost(90) });
    tell(bought());
    expect(part.context().cost).toBeNull();
  });

  test('[COST-05] a failure shows no sum, and is retried on request or with the network', () => {
    const { part, tell } = open();
    tell(bought());
    part.resolve('loadCost', cost(100));
    part.send({ type: 'orderCost.refreshRequested' });
    part.reject('loadCost', refused('UNBUYABLE_ITEM', 400));
    expect([part.snapshot().hasTag('failed'), part.context().cost]).toEqual([true, null]);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual(['watchPurchase']);
    part.send({ type: 'retry.requested' });
    part.reject('loadCost', lost());
    part.send({ type: 'network.returned' });
    part.resolve('loadCost', cost(100));
    expect(part.value()).toBe('ready');
    part.send({ type: 'page.outdated' });
    expect(part.value()).toBe('loading');
  });

  test.each(['SLOT_NOT_AVAILABLE', 'SLOT_NOT_FOUND'])(
    '[COST-05, GROC-31] %s: no sum is claimed, and who chose the slot is told',
    (code) => {
      const { part, tell } = open();
      const inSlot = (slotId?: string) => ({
        type: 'purchase.changed',
        purchase: { vendor: 'grocery', body: { ...BODY, slotId }, isMember: false },
      });
      tell(inSlot('S1'));
      part.reject('loadCost', refused(code, 409));
      expect([part.snapshot().hasTag('failed'), part.context().cost]).toEqual([true, null]);
      expect(part.toPage).toEqual([
        { type: 'part.told', name: 'slottedDelivery', ifRunning: true, event: { type: 'slot.refused' } },
      ]);
      // The part drops the slot, and the purchase without it is counted.
      tell(inSlot());
      part.resolve('settle', undefined);
      part.resolve('loadCost', cost(100));
      expect(part.context()).toMatchObject({ cost: cost(100) });
    },
  );

  test('[COST-05] other refusals tell the page nothing', () => {
    const { part, tell } = open();
    tell(bought());
    part.reject('loadCost', refused('UNBUYABLE_ITEM', 400));
    expect(part.toPage).toEqual([]);
  });
});
