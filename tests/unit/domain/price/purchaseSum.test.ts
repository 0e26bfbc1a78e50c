import { describe, expect, test } from 'vitest';
import { goodsSum, subtotalOf } from '#src/domain/price/purchaseSum.ts';
import { reductionsOf } from '#src/domain/price/reductions.ts';

const DEVICE = { title: 'Nada Gerak 2', amount: 400 };
const COST = {
  lines: [
    { kind: 'PRICE', title: '', amount: 1_000 },
    { kind: 'VOUCHER', title: 'Hemat', amount: -50 },
    { kind: 'PROMO', title: 'Antar gratis', amount: null },
    { kind: 'PROMO', title: 'Paket', amount: -100 },
    { kind: 'TRADE_IN', title: 'Nada Gerak 2', amount: -400 },
    { kind: 'SHIPPING', title: 'Kilat', amount: 0 },
  ],
  subtotal: 450,
};

describe('the goods', () => {
  const sum = (facts: Partial<Parameters<typeof goodsSum>[0]> = {}) =>
    goodsSum({
      unitPrice: 100,
      quantity: 3,
      reduction: 40,
      counted: { quantity: 3, subtotal: 250 },
      ...facts,
    });

  test('[PRICE-13] as they were told for this quantity, else by the price of a piece', () => {
    expect(sum()).toBe(250);
    expect(sum({ quantity: 4 })).toBe(400);
    expect(sum({ counted: undefined })).toBe(300);
  });

  test('[PRICE-18] the former ones while the next sum is on its way, and none where there was none', () => {
    expect(sum({ counted: undefined, former: 700 })).toBe(700);
    expect(sum({ counted: undefined, former: null })).toBeNull();
    expect(subtotalOf({ goods: null, tradeIn: DEVICE, cost: null, services: 70 })).toBeNull();
    expect(subtotalOf({ goods: null, tradeIn: DEVICE, cost: COST, services: 70 })).toBe(450);
    expect(reductionsOf({ goods: null, tradeIn: DEVICE, cost: null, before: null })).toEqual([
      { isDevice: true, title: 'Nada Gerak 2', amount: null },
    ]);
  });

  test('[PRICE-13] where no sum is told the vouchers are taken off, down to nothing', () => {
    expect(sum({ counted: null })).toBe(260);
    expect(sum({ counted: null, reduction: 300 })).toBe(0);
    expect(sum({ counted: null, reduction: 301 })).toBe(0);
  });
});

describe('[COST-06] what is taken off, and what is left', () => {
  const told = { goods: 950, tradeIn: DEVICE, cost: COST, before: COST };

  test('as it was counted: promotions and the device; shipping that is paid takes nothing off', () => {
    expect(reductionsOf(told)).toEqual([
      { isDevice: false, title: 'Paket', amount: -100 },
      { isDevice: true, title: 'Nada Gerak 2', amount: -400 },
    ]);
    expect(subtotalOf({ ...told, services: 70 })).toBe(450);
  });

  test('before that the device alone, with services; no more than the goods cost', () => {
    const unknown = { ...told, cost: null, before: null };
    expect(reductionsOf(unknown)).toEqual([{ isDevice: true, title: 'Nada Gerak 2', amount: -400 }]);
    expect(subtotalOf({ ...unknown, services: 70 })).toBe(620);
    expect(subtotalOf({ ...unknown, goods: 399, services: 70 })).toBe(70);
    expect(subtotalOf({ ...unknown, tradeIn: null, services: 0 })).toBe(950);
    expect(reductionsOf({ ...unknown, tradeIn: null })).toEqual([]);
  });

  test('[COST-05] promotions that were counted before keep their place, and claim no amount', () => {
    const again = { ...told, cost: null };
    expect(reductionsOf(again)).toEqual([
      { isDevice: false, title: 'Paket', amount: null },
      { isDevice: true, title: 'Nada Gerak 2', amount: -400 },
    ]);
    expect(subtotalOf({ ...again, services: 0 })).toBe(550);
  });
});
