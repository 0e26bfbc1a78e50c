import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { LONGEST_ANSWER } from '#src/domain/shell/limits.ts';
import { fromChat } from '#src/services/seller/chat/contract.ts';
import { nearbyStore, slottedDelivery } from '#src/services/grocery/grocery/contract.ts';
import { loanSimulation } from '#src/services/payment/loanSimulation/contract.ts';
import { orderCost } from '#src/services/price/orderCost/contract.ts';
import { questionAnswer } from '#src/services/questions/questions/contract.ts';
import { traced } from '#src/services/recommendation/recommendation/traced.ts';
import { returnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { subscriptionDetail } from '#src/services/subscription/subscription/contract.ts';

const isTaken = (schema: z.core.$ZodType, data: unknown) => z.safeParse(schema, data).success;

describe('[COST-01] what an order costs', () => {
  const lines = [
    { kind: 'PRICE', amount: 200_000 },
    { kind: 'VOUCHER', amount: -50_000 },
    { kind: 'SHIPPING', amount: 12_000 },
    { kind: 'PROMO', amount: null },
  ];
  const bag = { inBag: 3, subtotal: 150_000, total: 150_000, isShippingOpen: true };
  const cost = { lines, quantity: 2, subtotal: 150_000, total: 162_000 };
  test.each([
    ['adds up', {}, true],
    ['has another total', { total: 162_001 }, false],
    ['counts the shipping to the goods', { subtotal: 162_000 }, false],
    ['has another subtotal', { subtotal: 149_999 }, false],
    ['[COST-13] tells the checkout of a bag', { checkout: bag }, true],
    ['[COST-13] tells one of an empty bag', { checkout: { ...bag, inBag: 0 } }, false],
    ['[COST-13] tells one whose total leaves something out', { checkout: { ...bag, total: 149_999 } }, false],
  ])('%s', (_, facts, taken) => {
    expect(isTaken(orderCost, { ...cost, ...facts })).toBe(taken);
  });
});

test.each<[string, lines: object[], saving: number, taken: boolean]>([
  ['what is taken off', [{ amount: 12_000, originalAmount: 20_000 }], 8_000, true],
  ['more than is taken off', [{ amount: 12_000, originalAmount: 20_000 }], 8_001, false],
  ['of one of two parcels', [{ amount: 12_000 }, { amount: 2_000, originalAmount: 10_000 }], 8_000, true],
  ['of a price that is no other', [{ amount: 12_000 }], 1, false],
  ['of an unknown shipping', [{ amount: null, originalAmount: 20_000 }], 1, false],
  ['of a service', [{ kind: 'SERVICE', amount: 5_000, originalAmount: 20_000 }], 1, false],
  ['nothing', [{ amount: 12_000 }], 0, true],
])('[COST-20] subscribing saves of the shipping %s', (_, paid, saving, taken) => {
  const lines = [
    { kind: 'PRICE', amount: 50_000 },
    ...paid.map((line) => ({ kind: 'SHIPPING', amount: 0, ...line })),
  ];
  const sum = (counted: typeof lines) => counted.reduce((all, { amount }) => all + amount, 0);
  const subtotal = sum(lines.filter(({ kind }) => kind !== 'SHIPPING'));
  const total = sum(lines);
  const deliveries = { frequency: 2, saving, subtotal: 2 * subtotal, total: 2 * total };
  expect(isTaken(orderCost, { lines, quantity: 1, subtotal, total, deliveries })).toBe(taken);
});

test('[LOAN-04] tenors of a loan are read with the shortest first', () => {
  const tenor = (months: number) => ({ months, monthlyAmount: 1_000, total: months * 1_000, interest: 0 });
  const sums = { price: 30_000, downPayment: 6_000, financed: 24_000 };
  const { tenors } = z.parse(loanSimulation, { ...sums, tenors: [24, 6, 36, 12].map(tenor) });
  expect(tenors.map(({ months }) => months)).toEqual([6, 12, 24, 36]);
});

describe('a subscription', () => {
  const month = { unit: 'MONTH', every: 1 };
  const bundle = {
    id: 'SUB-1',
    period: month,
    frequency: 3,
    passed: 2,
    firstDelivery: '2026-11-24',
    items: 1,
    worth: 60_000,
    shippingDiscount: 0,
  };
  const detail = { price: 30_000, periods: [month], minQty: 2, maxQty: 6, bundles: [bundle] };
  test.each([
    ['is as it should be', {}, true],
    ['is for one quantity alone', { minQty: 6 }, true],
    [
      '[SUBS-06] has one period that comes once in a year',
      { periods: [month, { unit: 'MONTH', every: 12 }] },
      false,
    ],
    ['[SUBS-06] has such a period alone', { periods: [{ unit: 'MONTH', every: 12 }] }, false],
    ['asks for more than it gives', { minQty: 7 }, false],
    ['[SUBS-10] has a bundle that is over', { bundles: [bundle, { ...bundle, passed: 3 }] }, false],
  ])('%s', (_, facts, taken) => {
    expect(isTaken(subscriptionDetail, { ...detail, ...facts })).toBe(taken);
  });
});

test('[QNA-10] cuts only a text that is longer than the longest answer', () => {
  const said = { id: 'JW-1', author: 'seller', name: 'Toko', createdDate: '2026-11-21T05:00:00Z' };
  const textOf = (length: number) => z.parse(questionAnswer, { ...said, text: 'a'.repeat(length) }).text;
  expect(textOf(3)).toBe('aaa');
  expect(textOf(LONGEST_ANSWER)).toBe('a'.repeat(LONGEST_ANSWER));
  expect(textOf(LONGEST_ANSWER + 1)).toBe(`${'a'.repeat(LONGEST_ANSWER)}…`);
});

test.each([
  ['ready', { type: 'chat.ready', seller: 'Toko' }, true],
  ['ready, of nobody', { type: 'chat.ready', seller: '' }, false],
  ['a message', { type: 'chat.received', id: 0 }, true],
  ['no message', { type: 'chat.received', id: -1 }, false],
  ['escape', { type: 'chat.escaped' }, true],
  ['a login that nothing waits for', { type: 'chat.loginNeeded', message: null }, true],
  ['a login, with a message', { type: 'chat.loginNeeded', message: { text: 'Halo', key: 'k-1' } }, true],
  ['a login, with an empty message', { type: 'chat.loginNeeded', message: { text: '', key: 'k-1' } }, false],
  ['something else', { type: 'chat.closed' }, false],
])('[CHAT-15] of a chat: %s', (_, message, taken) => {
  expect(isTaken(fromChat, message)).toBe(taken);
});

test.each([
  ['of its answer', 't'.repeat(128), 't'.repeat(128)],
  ['longer than a bag takes', 't'.repeat(129), undefined],
  ['empty', '', undefined],
  ['that is not sent', null, undefined],
])('[RECO-02] a card has a trace: %s', async (_, header, trace) => {
  const card = { itemSku: 'A-1' } as never;
  const { withTrace } = await traced(async (onHeaders) => {
    onHeaders(new Headers(header === null ? {} : { 'x-trace-id': header }));
  });
  const [shown] = withTrace([card]);
  expect(shown?.traceId).toBe(trace);
  expect(Object.hasOwn(shown ?? {}, 'traceId')).toBe(trace !== undefined);
});

test('[RETURN-09] takes known return reasons, and none without a word on who pays', () => {
  const policyOf = (facts: object) => z.parse(returnPolicy, { returnable: true, ...facts });
  const known = policyOf({ reasons: ['DAMAGE', 'BORED'], buyerPays: ['CHANGE_MIND', 'BORED'] });
  expect([known.reasons, known.buyerPays]).toEqual([['DAMAGE'], ['CHANGE_MIND']]);
  expect(policyOf({ buyerPays: [] }).buyerPays).toEqual([]);
  const silent = policyOf({});
  expect([silent.days, silent.reasons, silent.buyerPays]).toEqual([null, [], null]);
});

test('[API-18, API-106] a store whose zone is not told keeps the time of Jakarta', () => {
  const store = { code: 'A', groupName: 'RANCH', pickupPoint: { code: 'PP-A' }, available: true };
  const zoneOf = (facts: object) => [
    z.parse(nearbyStore, { ...store, ...facts }).utcOffsetHours,
    z.parse(slottedDelivery, { shippings: [], ...facts }).utcOffsetHours,
  ];
  expect([zoneOf({}), zoneOf({ utcOffsetHours: 9 })]).toEqual([
    [7, 7],
    [9, 9],
  ]);
});
