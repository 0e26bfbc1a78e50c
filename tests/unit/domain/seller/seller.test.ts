import { describe, expect, test } from 'vitest';
import { isOwnSeller, ownSellerNames } from '#src/domain/seller/ownSeller.ts';
import { COMMISSION_TYPES, isSellerChatAvailable, isTradingSeller } from '#src/domain/seller/seller.ts';

describe('seller', () => {
  const config = {
    enabled: true,
    allowedCommissionTypes: ['TD', 'TC', 'MP'],
    allowedTradingMerchants: [] as string[],
  };
  const seller = (commissionType: string, code = 'M1') => ({ code, commissionType });
  test('[SELLER-01] the seven commission types', () =>
    expect(COMMISSION_TYPES).toEqual(['TD', 'TC', 'RC', 'CC', 'MP', 'CM', 'RB']));
  test('[SELLER-02] exactly TD and TC are trading sellers', () => {
    expect(COMMISSION_TYPES.filter(isTradingSeller)).toEqual(['TD', 'TC']);
    expect(isTradingSeller('XX')).toBe(false);
  });
  test('[SELLER-04, SELLER-05, SELLER-06] own sellers are TD, or named in the list', () => {
    const names = ownSellerNames({}, 'Etalase');
    expect(isOwnSeller({ name: 'Toko Budi', commissionType: 'TD' }, names)).toBe(true);
    expect(isOwnSeller({ name: '  etalase MART ', commissionType: 'MP' }, names)).toBe(true);
    expect(isOwnSeller({ name: 'Toko Budi', commissionType: 'MP' }, names)).toBe(false);
    expect(ownSellerNames({ 'pdp.own-sellers': 'A, B' }, 'Etalase')).toEqual(['A', 'B']);
  });
  test('[CHAT-01] chat that is not enabled is available to no visitor', () => {
    expect(isSellerChatAvailable(seller('MP'), { ...config, enabled: false })).toBe(false);
  });
  test('[CHAT-02] nor to a type that is not allowed', () => {
    expect(isSellerChatAvailable(seller('RB'), config)).toBe(false);
    expect(isSellerChatAvailable(seller('MP'), { ...config, allowedCommissionTypes: [] })).toBe(false);
  });
  test('[CHAT-03, CHAT-05] a non-empty allow-list decides about trading sellers', () => {
    const listed = { ...config, allowedTradingMerchants: ['M1'] };
    expect(isSellerChatAvailable(seller('TD', 'M1'), listed)).toBe(true);
    expect(isSellerChatAvailable(seller('TC', 'M2'), listed)).toBe(false);
  });
  test('[CHAT-04] an empty one allows them all', () =>
    expect(isSellerChatAvailable(seller('TD'), config)).toBe(true));
  test('[CHAT-06] others do not depend on it', () => {
    expect(isSellerChatAvailable(seller('MP', 'M2'), { ...config, allowedTradingMerchants: ['M1'] })).toBe(
      true,
    );
  });
});
