import { expect, test } from 'vitest';
import { voucherStandingOf, type VoucherPurchase } from '#src/domain/promo/voucherStanding.ts';

const shipping = { code: 'KIRIM', group: 'merchantShipping', applicableStatus: 'AVAILABLE' } as const;
const goods = { code: 'HEMAT', group: 'blibliVouchers', applicableStatus: 'AVAILABLE' } as const;
const bought = (facts: Partial<NonNullable<VoucherPurchase['cost']>> = {}): VoucherPurchase => ({
  isPickup: false,
  cost: {
    isShippingOpen: false,
    lines: [
      { kind: 'PRICE', amount: 60_000 },
      { kind: 'SHIPPING', amount: 4_000, vouchers: [{ code: 'KIRIM' }] },
    ],
    deliveries: null,
    ...facts,
  },
});
const UNKNOWN = { isPickup: false, cost: null };

test('[VOUCHER-25] says of the shipping what the counted cost says', () => {
  expect(voucherStandingOf(shipping, bought())).toBe('counted');
  expect(voucherStandingOf({ ...shipping, code: 'LAIN' }, bought())).toBeNull();
  expect(voucherStandingOf(shipping, bought({ isShippingOpen: true, lines: [] }))).toBe('countedLater');
  expect(voucherStandingOf(shipping, bought({ lines: [{ kind: 'SHIPPING', amount: 0 }] }))).toBe(
    'shippingFree',
  );
  expect(voucherStandingOf(shipping, bought({ lines: [{ kind: 'SHIPPING', amount: 9_000 }] }))).toBeNull();
  const oneOfTwo = [0, 9_000].map((amount) => ({ kind: 'SHIPPING', amount }));
  expect(voucherStandingOf(shipping, bought({ lines: oneOfTwo }))).toBeNull();
  expect(voucherStandingOf(shipping, UNKNOWN)).toBeNull();
});

test('[VOUCHER-25] excludes pickup and subscriptions, and leaves conditions to the voucher', () => {
  expect(voucherStandingOf(shipping, { ...bought(), isPickup: true })).toBe('notForPickup');
  const potential = { ...shipping, applicableStatus: 'POTENTIAL' } as const;
  expect(voucherStandingOf({ ...potential, code: 'LAIN' }, bought())).toBeNull();
  // Counted since its conditions were told.
  expect(voucherStandingOf(potential, bought())).toBe('counted');
  expect(voucherStandingOf({ ...goods, applicableStatus: null }, bought())).toBeNull();
  expect(voucherStandingOf(goods, { ...bought(), isPickup: true })).toBe('counted');
  expect(voucherStandingOf(goods, UNKNOWN)).toBe('counted');
  for (const one of [goods, shipping])
    expect(voucherStandingOf(one, bought({ deliveries: {}, lines: [] }))).toBe('notForSubscription');
});
