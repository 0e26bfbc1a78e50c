import { expect, test } from 'vitest';
import { writePart, type BagPart } from '#marketplace/rules/bagChanges.ts';
import { packagesOf, type BagLine } from '#marketplace/rules/subscriptionPackages.ts';
import { NOON } from './support/crowd.ts';

// Of each key that is made of several parts: two things that differ in one part alone are told apart.

test.each<[part: string, facts: Partial<BagLine>]>([
  ['unit', { period: { unit: 'WEEK', every: 1 } }],
  ['interval', { period: { unit: 'MONTH', every: 2 } }],
  ['number', { frequency: 4 }],
])('[SUBS-09, SUBS-14] lines with another %s of deliveries come apart', (_, facts) => {
  const line: BagLine = {
    id: 'SUB-1',
    itemSku: 'UJI-00001-01',
    pickupPointCode: 'PP-TOK-1',
    quantity: 1,
    price: 50_000,
    shippingDiscount: 0,
    joined: 0,
    period: { unit: 'MONTH', every: 1 },
    frequency: 3,
  };
  const deps = { now: () => NOON };
  expect(packagesOf(deps, [line, { ...line, id: 'SUB-2' }])).toHaveLength(1);
  expect(packagesOf(deps, [line, { ...line, id: 'SUB-2', ...facts }])).toHaveLength(2);
});

test('[BAG-01] parts of a bag are named apart by item, place, kind and promotion', () => {
  const parts: BagPart[] = [
    { kind: 'LINE', itemSku: 'A', pickupPointCode: 'P' },
    { kind: 'LINE', itemSku: 'B', pickupPointCode: 'P' },
    { kind: 'LINE', itemSku: 'A', pickupPointCode: 'Q' },
    { kind: 'COMBO', promotionId: 'X' },
    { kind: 'GIFT', promotionId: 'X' },
    { kind: 'COMBO', promotionId: 'Y' },
  ];
  expect(new Set(parts.map(writePart)).size).toBe(parts.length);
});
