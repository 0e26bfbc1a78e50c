import { describe, expect, test } from 'vitest';
import { CART_ERROR_CODES, isTradeInRefused, presentCartFailure } from '#src/domain/bag/cartErrors.ts';
import { COOKIES_REFUSED } from '#src/domain/shell/failure.ts';

describe('cart errors', () => {
  const failure = (code: string | null, params: Record<string, number> = {}) => ({
    kind: 'http' as const,
    status: 400,
    code,
    params,
  });
  const message = (code: string, params?: Record<string, number>) => {
    const presentation = presentCartFailure(failure(code, params));
    return presentation.surface === 'inline' ? presentation.message : presentation.surface;
  };
  test.each([
    ['ERR-01', 'CO_EXCEEDED_QUANTITY', 'exceededEvent'],
    ['ERR-02', 'CO_EXCEEDED_QUANTITY_EVENT', 'exceededEvent'],
    ['ERR-03', 'CO_EXCEEDED_QUANTITY_DAILY', 'exceededDaily'],
    ['ERR-04', 'CO_EXCEEDED_QUANTITY_CART', 'exceededEvent'],
    ['ERR-05', 'CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT', 'exceededEvent'],
    ['ERR-06', 'CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY', 'exceededDaily'],
    ['ERR-07', 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED', 'bagFull'],
    ['ERR-08', 'OutOfStock', 'outOfStock'],
    ['ERR-09', 'OOS', 'outOfStock'],
    ['ERR-10', 'UNBUYABLE_ITEM', 'unbuyable'],
    ['ERR-11', 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA', 'insufficientQuota'],
    ['ERR-12', 'CNC_ITEM_EXISTS', 'deliveryConflict'],
    ['ERR-13', 'NON_CNC_ITEM_EXISTS', 'deliveryConflict'],
    // No view offers an installation yet.
    ['ERR-14 in part', 'INSTALLATION_NOT_AVAILABLE', 'installationNotAvailable'],
    ['ERR-15', 'LOWER_THAN_MINIMUM', 'lowerThanMinimum'],
    ['ERR-16', 'OOS_MAX_QTY_VISIBLE_LIMIT', 'aboveStock'],
    ['ERR-17', 'PROMO_HAS_BEEN_EXPIRED', 'promoExpired'],
    ['ERR-18', 'INVALID_MINIMUM_TOTAL_ITEM', 'comboNeedsMore'],
    ['ERR-19', 'COMBO_RULE_NOT_FOUND', 'comboGone'],
    ['ERR-20', 'INVALID_QUANTITY', 'invalidQuantity'],
    ['ERR-21', 'CREATE_CHECKOUT_BLOCKED', 'checkoutBlocked'],
    ['ERR-22', 'CHECKOUT_BLOCKED', 'checkoutBlocked'],
    ['ERR-23', 'PAYNOW_BLOCKED', 'checkoutBlocked'],
    ['ERR-24', 'CHECKOUT_PERMANENTLY_BLOCKED', 'checkoutBlocked'],
  ])('[%s] %s is shown as %s', (_, code, expected) => {
    expect(CART_ERROR_CODES).toContain(code);
    expect(message(code, { maxQty: 3 })).toBe(expected);
  });
  test('[ERR-25, CART-24] an unknown code, no code, and a missing number are the generic failure', () => {
    expect(message('BRAND_NEW')).toBe('generic');
    expect(presentCartFailure(failure(null))).toMatchObject({ message: 'generic' });
    expect(message('CO_EXCEEDED_QUANTITY')).toBe('generic');
    expect(message('CO_EXCEEDED_QUANTITY_DAILY')).toBe('generic');
    expect(message('PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA')).toBe('generic');
  });
  test('[ERR-63] what came too early is told before any code', () => {
    const early = { ...failure('OOS', { retryAfterSeconds: 7 }), status: 429 };
    expect(presentCartFailure(early)).toMatchObject({ surface: 'inline', message: 'tooMany' });
  });
  test('a refusal is of a device that is handed over by the start of its code', () => {
    const codes = ['TRADE_IN_CHANGED', 'TRADE_IN_BRAND_NEW', 'OOS', 'NO_TRADE_IN_', '', null];
    expect(codes.map(isTradeInRefused)).toEqual([true, true, false, false, false, false]);
  });
  test('[SHIP-16, SHIP-17] tells an unknown courier, an address and a device apart', () => {
    expect(['COURIER_UNKNOWN', 'DG_NOT_MATCH', 'TRADE_IN_NOT_ELIGIBLE'].map((code) => message(code))).toEqual(
      ['courierUnknown', 'notCovered', 'tradeInChanged'],
    );
  });
  test('[AUTH-18] a browser that takes no cookie is told so', () => {
    expect(message(COOKIES_REFUSED)).toBe('cookiesRefused');
  });
});
