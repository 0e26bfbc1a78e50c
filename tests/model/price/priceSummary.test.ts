import { expect, test } from 'vitest';
import { PRICE_SUMMARY_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { priceSummaryMachine } from '#src/machines/price/priceSummary/priceSummaryMachine.ts';
import {
  selectFormerPrice,
  selectFormerSum,
  selectKeepsVoucherPlace,
} from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { priceSummaryPaths } from '#src/machines/price/priceSummary/priceSummaryPaths.ts';
import { drive } from '../support/drive.ts';
import { answer, context, options, shown, startPriced } from '../support/pricedPart.ts';
import { expectEveryTransition } from '../support/walk.ts';

test('priceSummary: every transition, priced and unpriced', () => {
  expectEveryTransition(priceSummaryPaths);
});

test('[PRICE-01, PRICE-02, LIMIT-22] asks no price without a quantity, and starts at one', () => {
  const part = drive(priceSummaryMachine, options);
  expect(part.waiting()).toEqual([]);
  expect(context(part).quantity).toBeNull();
  part.send(shown());
  expect(part.inputOf('loadPriceSummary')).toEqual({ itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 1 });
  expect(part.toPage).toEqual([{ type: 'quantity.changed', quantity: 1 }]);
});

test('[PRICE-02] a product that cannot be bought has no quantity and asks for no price', () => {
  const part = drive(priceSummaryMachine, options);
  part.send(shown({ purchasable: false }));
  expect(context(part).quantity).toBeNull();
  expect(part.waiting()).toEqual([]);
});

test('[PRICE-03, SUPER-01] grocery and the super-app ask for no price, whatever the quantity', () => {
  const part = drive(priceSummaryMachine, { ...options, input: { isPriced: false } });
  part.send(shown());
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(context(part).quantity).toBe(2);
  expect(part.waiting()).toEqual([]);
});

test('[PRICE-04] every change asks again after 300 ms, and an older answer never wins', () => {
  expect(PRICE_SUMMARY_DEBOUNCE_MS).toBe(300);
  const part = startPriced();
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(part.inputOf('waitBeforePricing')).toEqual({ ms: 300 });
  part.resolve('waitBeforePricing');
  expect(part.inputOf('loadPriceSummary')).toMatchObject({ quantity: 2 });
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(part.waiting()).toEqual(['waitBeforePricing']);
  expect(context(part).summary).toBeNull();
});

test('[PRICE-18] keeps what was told last to be seen until the next price has come or failed', () => {
  const part = drive(priceSummaryMachine, options);
  const former = () => {
    const snapshot = part.snapshot() as Parameters<typeof selectFormerSum>[0];
    return [selectFormerPrice(snapshot)?.price.offered ?? null, selectFormerSum(snapshot)];
  };
  const told = (quantity: number, vouchers: object[]) => ({
    ...answer(100),
    vouchers,
    item: { quantity, subtotal: 100 * quantity - 5 },
  });
  const price = (quantity: number, vouchers: object[] = [{ code: 'A', title: 'A' }]) => {
    part.resolve('loadPriceSummary', told(quantity, vouchers));
    expect(former()).toEqual([null, undefined]);
  };
  part.send(shown());
  expect(former()).toEqual([null, null]);
  price(1);
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(former()).toEqual([100, 95]);
  // A second press has no price between.
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(former()).toEqual([100, 95]);
  part.resolve('waitBeforePricing');
  expect(former()).toEqual([100, 95]);
  price(3, []);
  // Without any voucher the pieces make the sum, of this item alone.
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(former()).toEqual([100, undefined]);
  part.send(shown({ itemSku: 'A-02' }));
  expect(former()).toEqual([100, 295]);
  part.reject('loadPriceSummary');
  expect(former()).toEqual([null, undefined]);
  part.send({ type: 'quantity.stepped', by: 1 });
  expect(former()).toEqual([null, null]);
});

test('[PRICE-05, PRICE-06, PRICE-07, ERR-55] a failure reverts to the last good quantity', () => {
  const part = startPriced(3);
  part.send({ type: 'quantity.typed', text: '7' });
  part.resolve('waitBeforePricing');
  part.reject('loadPriceSummary');
  expect(context(part)).toMatchObject({ quantity: 3, summary: null, issue: 'priceFailed' });
  expect(part.toPage.at(-1)).toEqual({ type: 'quantity.changed', quantity: 3 });
  expect(part.waiting()).toEqual([]);
  expect(part.snapshot().hasTag('busy')).toBe(false);
});

test('[PRICE-06] when none succeeded yet it reverts to 1', () => {
  const part = drive(priceSummaryMachine, options);
  part.send({ type: 'quantity.bounded', maximum: null, isPickup: false });
  part.send(shown({ quantity: 5 }));
  part.reject('loadPriceSummary');
  expect(context(part).quantity).toBe(1);
});

test('[PRICE-13] a claimed voucher has the same quantity priced anew', () => {
  const part = drive(priceSummaryMachine, options);
  part.send(shown());
  part.resolve('loadPriceSummary', answer(100));
  part.send({ type: 'price.refreshRequested' });
  expect(part.inputOf('loadPriceSummary')).toMatchObject({ itemSku: 'A-01', quantity: 1 });
  part.resolve('loadPriceSummary', answer(80));
  expect(context(part).summary).toEqual(answer(80));
});

test('[PRICE-14] keeps the place of the vouchers once one price of the product had them', () => {
  const part = startPriced();
  const keepsPlace = () => selectKeepsVoucherPlace(part.snapshot() as never);
  expect(keepsPlace()).toBe(false);
  part.send({ type: 'quantity.stepped', by: 1 });
  part.resolve('waitBeforePricing');
  part.resolve('loadPriceSummary', {
    ...answer(90),
    vouchersApplied: [{ code: 'V', title: 'V', amount: 10 }],
  });
  expect(keepsPlace()).toBe(true);
  part.send({ type: 'quantity.stepped', by: -1 });
  part.resolve('waitBeforePricing');
  part.resolve('loadPriceSummary', answer(100));
  expect(keepsPlace()).toBe(true);
  part.send(shown({ itemSku: 'A-02' }));
  part.resolve('loadPriceSummary', answer(100));
  expect(keepsPlace()).toBe(true);
});
