import { describe, expect, test } from 'vitest';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import type { FoundItem } from '#marketplace/product/rules/catalogue.ts';
import {
  isShippingPaid,
  promotionsOfOrder,
  type OrderLine,
} from '#marketplace/promo/rules/orderPromotions.ts';
import type { VoucherBook } from '#marketplace/promo/rules/vouchers.ts';
import { product, SELLER } from '../../support/products.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const found = (productSku: string, merchantCode = SELLER.code): FoundItem => {
  const made = product({ productSku, merchantCode });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return { product: made, item, merchant: SELLER, isReplaced: false };
};
const SHIRT = found('UJI-00001');
const SHOE = found('UJI-00002');
const line = (facts: Partial<OrderLine> = {}): OrderLine => ({
  found: SHIRT,
  quantity: 1,
  subtotal: 100_000,
  fulfilment: 'DELIVERY',
  bundle: null,
  ...facts,
});
const promotion = (facts: Partial<CataloguePromotion> = {}): CataloguePromotion => ({
  id: 'P',
  vendor: 'retail',
  title: 'Promo',
  text: '',
  membersOnly: false,
  itemSkus: [],
  reward: { kind: 'shipping' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
const deps = (promotions: readonly CataloguePromotion[]) => ({
  vouchers: { promotions } as VoucherBook,
  now: () => NOW,
  offersSince: NOW,
});
const got = (one: CataloguePromotion, lines: readonly OrderLine[], memberId: string | null = null) =>
  promotionsOfOrder(deps([one]), lines, memberId);

describe('[PROMO-03] what an order gets by itself', () => {
  test('its goods are counted together, at the border and one below', () => {
    const lines = [line({ quantity: 2, subtotal: 120_000 }), line({ found: SHOE, subtotal: 80_000 })];
    expect(got(promotion({ minQuantity: 3 }), lines)).toHaveLength(1);
    expect(got(promotion({ minQuantity: 4 }), lines)).toEqual([]);
    expect(got(promotion({ minPurchase: 200_000 }), lines)).toHaveLength(1);
    expect(got(promotion({ minPurchase: 200_001 }), lines)).toEqual([]);
    // Both that it asks for, not one of them.
    expect(got(promotion({ minPurchase: 200_000, minQuantity: 4 }), lines)).toEqual([]);
    expect(got(promotion({ minPurchase: 200_001, minQuantity: 3 }), lines)).toEqual([]);
  });

  test('of goods that it is not for, nothing counts, and nothing travels free', () => {
    const lines = [line(), line({ found: SHOE })];
    const ofShoes = promotion({ productSkus: [SHOE.product.productSku] });
    expect(got(ofShoes, lines)[0]?.paysFor).toEqual([lines[1]]);
    expect(got({ ...ofShoes, minQuantity: 2 }, lines)).toEqual([]);
    expect(got({ ...ofShoes, minPurchase: 100_001 }, lines)).toEqual([]);
    expect(got(ofShoes, [line()])).toEqual([]);
    expect(got(promotion({ merchantCode: 'TOK-9' }), lines)).toEqual([]);
    expect(got(promotion({ vendor: 'grocery' }), lines)).toEqual([]);
    expect(got(promotion({ merchantCode: SELLER.code }), lines)).toHaveLength(1);
    expect(got(promotion(), [])).toEqual([]);
  });

  test('a gift does not count as bought', () => {
    const gift = line({ found: SHOE, bundle: 'GIFT', subtotal: 100_000 });
    expect(got(promotion(), [gift])).toEqual([]);
    expect(got(promotion({ minQuantity: 2 }), [line(), gift])).toEqual([]);
    expect(got(promotion({ minPurchase: 100_001 }), [line(), gift])).toEqual([]);
    expect(got(promotion(), [line(), gift])[0]?.paysFor).toEqual([line()]);
    // A combo counts.
    expect(got(promotion({ minQuantity: 2 }), [line(), line({ bundle: 'COMBO' })])).toHaveLength(1);
  });

  test('only what travels has a shipping that can be paid', () => {
    const picked = line({ fulfilment: 'PICKUP' });
    const sent = line({ found: SHOE });
    expect(got(promotion(), [picked])).toEqual([]);
    expect(got(promotion({ minQuantity: 2 }), [picked, sent])).toEqual([
      { promotion: promotion({ minQuantity: 2 }), amount: 0, paysFor: [sent] },
    ]);
  });

  test('off the items that go with it, in whole rupiah; those of a bundle have a price already', () => {
    const off = promotion({ reward: { kind: 'items', percent: 15 }, itemSkus: [SHOE.item.itemSku] });
    expect(got(off, [line()])).toEqual([]);
    const lines = [line(), line({ found: SHOE, subtotal: 33_333 })];
    // 15 % of 33,333 is 4,999.95.
    expect(got(off, lines)).toEqual([{ promotion: off, amount: 4_999, paysFor: [] }]);
    expect(got(off, [...lines, line({ found: SHOE, subtotal: 66_667, fulfilment: 'PICKUP' })])).toMatchObject(
      [{ amount: 15_000 }],
    );
    for (const bundle of ['COMBO', 'GIFT'] as const)
      expect(got(off, [line(), line({ found: SHOE, bundle })])).toEqual([]);
    // A share of less than one rupiah is not told.
    expect(got(off, [line({ found: SHOE, subtotal: 6 })])).toEqual([]);
    expect(got(off, [line({ found: SHOE, subtotal: 7 })])).toMatchObject([{ amount: 1 }]);
  });

  test('a reward that comes later takes nothing off, and pays no shipping', () => {
    const later = promotion({
      reward: { kind: 'later', condition: 'Nanti' },
      itemSkus: [SHIRT.item.itemSku],
    });
    expect(got(later, [line()])).toEqual([]);
  });

  test('[PROMO-02] gives members their own, and none before its start or after its end', () => {
    expect(got(promotion({ membersOnly: true }), [line()])).toEqual([]);
    expect(got(promotion({ membersOnly: true }), [line()], 'member-budi')).toHaveLength(1);
    expect(got(promotion(), [line()], 'member-budi')).toHaveLength(1);
    expect(got(promotion({ startsInMinutes: 1 }), [line()], 'member-budi')).toEqual([]);
    expect(got(promotion({ endsInMinutes: 0 }), [line()], 'member-budi')).toEqual([]);
  });

  test('several of them each for itself, in the order of the catalogue', () => {
    const three = [
      promotion({ id: 'A' }),
      promotion({ id: 'B', minQuantity: 9 }),
      promotion({ id: 'C', reward: { kind: 'items', percent: 10 }, itemSkus: [SHIRT.item.itemSku] }),
    ];
    expect(
      promotionsOfOrder(deps(three), [line()], null).map((one) => [one.promotion.id, one.amount]),
    ).toEqual([
      ['A', 0],
      ['C', 10_000],
    ]);
  });
});

test('[PROMO-03, SHIP-02] shipping is paid when so many are bought, and by no other promotion', () => {
  const paid = (promotions: CataloguePromotion[], quantity: number, memberId: string | null = null) =>
    isShippingPaid(deps(promotions), SHIRT, { quantity, subtotal: quantity * 100_000 }, memberId);
  expect(paid([promotion({ minQuantity: 2 })], 1)).toBe(false);
  expect(paid([promotion({ minQuantity: 2 })], 2)).toBe(true);
  expect(paid([], 2)).toBe(false);
  const off = promotion({ reward: { kind: 'items', percent: 10 }, itemSkus: [SHIRT.item.itemSku] });
  expect(paid([off], 1)).toBe(false);
  expect(paid([off, promotion()], 1)).toBe(true);
  expect(paid([promotion({ membersOnly: true })], 1)).toBe(false);
  expect(paid([promotion({ membersOnly: true })], 1, 'member-budi')).toBe(true);
});
