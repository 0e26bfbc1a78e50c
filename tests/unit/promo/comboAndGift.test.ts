import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { describe, expect, test } from 'vitest';
import {
  comboAfterToggle,
  comboTotalOf,
  greatestSavingOf,
  hasComplement,
  isComboAvailable,
  primaryFirst,
} from '#src/domain/promo/combo.ts';
import {
  autoSelectGifts,
  isGiftEligible,
  isGiftReached,
  isGiftReachedAlone,
  pairsAfterToggle,
  selectedGiftCount,
  selectGifts,
} from '#src/domain/promo/freeGift.ts';
import { presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { isOutOfReach, piecesReaching, tierOf } from '#src/domain/price/wholesale.ts';

describe('combo', () => {
  const items = [
    { itemSku: 'A', primary: true, available: true, selected: true, price: 100, comboPrice: 90 },
    { itemSku: 'B', primary: false, available: true, selected: true, price: 40, comboPrice: 30 },
    { itemSku: 'C', primary: false, available: true, selected: false, price: 20, comboPrice: 15 },
    { itemSku: 'D', primary: false, available: false, selected: false, price: 10, comboPrice: 1 },
  ];
  test('[COMBO-06] the total of what is selected, and the saving against the prices apart', () => {
    expect(comboTotalOf(items)).toEqual({ total: 120, before: 140, saving: 20 });
    expect(comboTotalOf([])).toEqual({ total: 0, before: 0, saving: 0 });
    expect(greatestSavingOf(items)).toBe(25);
  });
  test('[COMBO-06] a combo that is dearer saves nothing', () => {
    expect(
      comboTotalOf([
        { itemSku: 'A', primary: true, available: true, selected: true, price: 1, comboPrice: 2 },
      ]).saving,
    ).toBe(0);
  });
  test('[COMBO-03, COMBO-04, COMBO-05] only complementary items that are to be had change', () => {
    const selected = (sku: string) =>
      comboAfterToggle(items, sku)
        .filter((item) => item.selected)
        .map(({ itemSku }) => itemSku);
    expect(['A', 'B', 'C', 'D'].map(selected)).toEqual([['A', 'B'], ['A'], ['A', 'B', 'C'], ['A', 'B']]);
  });
  test('[COMBO-02, COMBO-05] complete with a complementary item, available with its primary one', () => {
    expect(hasComplement(items)).toBe(true);
    expect(hasComplement(comboAfterToggle(items, 'B'))).toBe(false);
    expect(isComboAvailable(items)).toBe(true);
    expect(isComboAvailable(items.map((item) => ({ ...item, available: !item.primary })))).toBe(false);
  });
  test('the primary item comes first, the others as they came', () => {
    const [primary, ...others] = items.map(({ itemSku }) => itemSku);
    const moved = primaryFirst([...items.slice(1), ...items.slice(0, 1)]);
    expect(moved.map(({ itemSku }) => itemSku)).toEqual([primary, ...others]);
  });
});

describe('free gift', () => {
  const item = (itemSku: string, pickupPointCode: string, selected = false) => ({
    itemSku,
    pickupPointCode,
    selected,
  });
  const items = [item('A', '1'), item('A', '2'), item('B', '1')];
  const flags = (list: { selected: boolean }[]) => list.map(({ selected }) => selected);

  test('[GIFT-02, GIFT-04] eligible with something selected, not with nothing, not without items', () => {
    expect(isGiftEligible([item('A', '1'), item('B', '1', true)])).toBe(true);
    expect(isGiftEligible(items)).toBe(false);
    expect(isGiftEligible([])).toBe(false);
  });
  test('[GIFT-05, GIFT-06] auto-select takes the first ones, drops the others, or takes none', () => {
    expect(flags(autoSelectGifts([item('A', '1'), item('B', '1', true)], 1))).toEqual([true, false]);
    expect(flags(autoSelectGifts(items, 9))).toEqual([true, true, true]);
    expect(flags(autoSelectGifts(items, 0))).toEqual([false, false, false]);
  });
  test('[GIFT-07, GIFT-08, GIFT-09] the selector matches both parts and drops the rest', () => {
    expect(flags(selectGifts(items, [{ itemSku: 'A', pickupPointCode: '2' }]))).toEqual([false, true, false]);
    expect(flags(selectGifts(autoSelectGifts(items, 3), []))).toEqual([false, false, false]);
  });
  test('[GIFT-10] one is put in or taken out', () => {
    const chosen = selectGifts(items, pairsAfterToggle(items, item('A', '2')));
    expect(flags(chosen)).toEqual([false, true, false]);
    expect(selectedGiftCount(chosen)).toBe(1);
    expect(pairsAfterToggle(chosen, item('A', '2'))).toEqual([]);
  });
  test('[GIFT-10] the others that are chosen stay, and come before the one that is put in', () => {
    const pair = (itemSku: string, pickupPointCode: string) => ({ itemSku, pickupPointCode });
    const chosen = [item('A', '1', true), item('A', '2'), item('B', '1', true)];
    expect(pairsAfterToggle(chosen, item('A', '2'))).toEqual([
      pair('A', '1'),
      pair('B', '1'),
      pair('A', '2'),
    ]);
    expect(pairsAfterToggle(chosen, item('A', '1', true))).toEqual([pair('B', '1')]);
  });
  test('[GIFT-11, GIFT-12] is reached at the needed quantity, never with an unknown number', () => {
    const reached = (neededQuantity: number | null, quantity: number | null) =>
      isGiftReached({ neededQuantity }, quantity);
    expect([reached(3, 2), reached(3, 3), reached(3, 4)]).toEqual([false, true, true]);
    expect([reached(null, 3), reached(0, null), reached(null, null)]).toEqual([false, false, false]);
  });
  test('[GIFT-17] an order reaches it by itself, does not, or the backend does not tell', () => {
    const alone = (orderQuantity: number | null | undefined, quantity: number | null) =>
      isGiftReachedAlone({ orderQuantity }, quantity);
    expect([alone(3, 2), alone(3, 3), alone(3, 4)]).toEqual([false, true, true]);
    expect([alone(null, 3), alone(0, null), alone(null, null)]).toEqual([false, false, false]);
    expect([alone(undefined, 3), isGiftReachedAlone({}, null)]).toEqual([null, null]);
  });
});

describe('what refusals of combos and gifts say', () => {
  const said = (code: string) => {
    const presentation = presentCartFailure({ kind: 'http', status: 400, code, params: {} });
    if (presentation.surface !== 'inline') throw new Error(`${code} is no message`);
    const key = `cart.error.${presentation.message}` as const;
    return [id[key], en[key], presentation.action];
  };
  test.each([
    ['ERR-17', 'PROMO_HAS_BEEN_EXPIRED', 'Promo combo sudah berakhir.', 'The combo promo has ended.'],
    [
      'ERR-18',
      'INVALID_MINIMUM_TOTAL_ITEM',
      'Tambah produk lagi untuk dapat promo combo.',
      'Add more products to get the combo.',
    ],
    [
      'ERR-19',
      'COMBO_RULE_NOT_FOUND',
      'Paket combo ini sudah tidak tersedia.',
      'This combo is no longer available.',
    ],
    ['ERR-20', 'INVALID_QUANTITY', 'Jumlah barang tidak valid.', 'The quantity is not valid.'],
  ])('[%s] %s', (_, code, indonesian, english) => {
    expect(said(code)).toEqual([indonesian, english, null]);
  });
  test.each(['FREE_GIFT_NOT_ELIGIBLE', 'FREE_GIFT_UNAVAILABLE'])(
    '%s offers to go on without the gift',
    (code) => {
      expect(said(code)[2]).toBe('dropGift');
    },
  );
});

describe('wholesale', () => {
  const tiers = [
    { minQty: 10, maxQty: null, price: 80 },
    { minQty: 2, maxQty: 4, price: 100 },
    { minQty: 5, maxQty: 9, price: 90 },
  ];
  test.each([
    [1, null],
    [2, 2],
    [4, 2],
    [5, 5],
    [9, 5],
    [10, 10],
    [9999, 10],
  ])('[WHOLESALE-02] %i pieces are in the tier from %o on', (quantity, minQty) => {
    expect(tierOf(tiers, quantity)?.minQty ?? null).toBe(minQty);
  });
  test('[WHOLESALE-02] of two that begin with as many pieces it is the first', () => {
    const twins = [100, 90].map((price) => ({ minQty: 2, maxQty: null, price }));
    expect(tierOf(twins, 3)?.price).toBe(100);
    expect(tierOf(twins.toReversed(), 3)?.price).toBe(90);
  });
  test('[WHOLESALE-02] without tiers there is none', () => {
    expect(tierOf([], 3)).toBeNull();
  });
  test.each([
    [0, 1],
    [110, 1],
    [111, 2],
    [400, 4],
    [401, 5],
    [811, 11],
    [10_000, null],
  ])('%i rupiah are reached with %o pieces', (amount, pieces) => {
    expect(piecesReaching(amount, 110, tiers, 100)).toBe(pieces);
  });
  test('without tiers every piece costs the same; what costs nothing reaches nothing', () => {
    expect(piecesReaching(250, 100, [], 9)).toBe(3);
    expect(piecesReaching(1_000, 100, [], 9)).toBeNull();
    expect(piecesReaching(1, 0, [], 9)).toBeNull();
    expect(piecesReaching(0, 0, [], 9)).toBe(1);
  });
  test('[WHOLESALE-05] a tier that begins with more than can be had is out of reach', () => {
    const tier = { minQty: 10, maxQty: null, price: 80 };
    expect([9, 10, 11].map((most) => isOutOfReach(tier, most))).toEqual([true, false, false]);
  });
});
