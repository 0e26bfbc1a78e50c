import { describe, expect, test } from 'vitest';
import { isCampaignRunning } from '#src/domain/campaign.ts';
import {
  ADD_ACTION_TYPES,
  ADD_INITIATORS,
  ADD_MODES,
  CART_TYPES,
  cartTypeOf,
  CHECKOUT_STATUSES,
  maximumQuantity,
  parseQuantity,
} from '#src/domain/cart.ts';
import { CART_ERROR_CODES, presentCartFailure } from '#src/domain/cartErrors.ts';
import { errorPageKindOf, httpStatusOf, toFailure, UNKNOWN_FAILURE } from '#src/domain/failure.ts';
import {
  dayStart,
  formatCompact,
  formatDay,
  formatDecimal,
  formatMoment,
  formatPrice,
  formatRating,
} from '#src/domain/format.ts';
import { isLocationChangedBySystem, startingFulfilment } from '#src/domain/fulfilment.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#src/domain/language.ts';
import * as limits from '#src/domain/limits.ts';
import { DEFAULT_COUNTRY } from '#src/domain/limits.ts';
import { withoutTracking } from '#src/domain/trackingParameters.ts';
import { MODAL_KEYS } from '#src/domain/modalKey.ts';
import { displayedPrice, isContextual, priceAfterCashback, struckPrice } from '#src/domain/price.ts';
import {
  chatConfig,
  configList,
  configValue,
  isSwitchedOn,
  isWithinHours,
  operationalHours,
  ownSellerNames,
  parseProductCopy,
  toConfigMap,
} from '#src/domain/productConfig.ts';
import { toProductType } from '#src/domain/productType.ts';
import { toRedirectAction } from '#src/domain/redirectAction.ts';
import { SECONDARY_PAGES, toSecondaryPage } from '#src/domain/route.ts';
import { COMMISSION_TYPES, isOwnSeller, isSellerChatAvailable, isTradingSeller } from '#src/domain/seller.ts';
import {
  isPurchasableByDelivery,
  isPurchasableByPickup,
  isStoreClosed,
  shownRemaining,
  stockStatusOf,
} from '#src/domain/stock.ts';
import { isBankSuperApp } from '#src/domain/superApp.ts';
import { knownTags, layoutOf, PRODUCT_TAGS } from '#src/domain/tags.ts';
import {
  attributeGroups,
  optionLabel,
  soldOutFacts,
  withOneSelected,
  type ProductOption,
} from '#src/domain/variant.ts';

describe('formats', () => {
  test.each([
    [50_000, 'Rp50.000'],
    [0, 'Rp0'],
    [1_250_000, 'Rp1.250.000'],
    [999, 'Rp999'],
    [1_000, 'Rp1.000'],
    [-1_000, '-Rp1.000'],
    [1_999.5, 'Rp2.000'],
    [-0.4, 'Rp0'],
  ])('[FORMAT-01] %d is %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

  test.each([
    [4.8, '4,8'],
    [5, '5,0'],
    [4.25, '4,3'],
    [4.95, '5,0'],
    [0, '0,0'],
    [null, '-'],
    [Number.NaN, '-'],
  ])('[FORMAT-02] %d is %s', (rating, text) => expect(formatRating(rating)).toBe(text));

  test.each([
    [999, '999'],
    [1_500, '1,5\u00a0rb'],
    [2_000, '2\u00a0rb'],
    [1_949, '1,9\u00a0rb'],
    [1_950, '2\u00a0rb'],
    [0, '0'],
  ])('[FORMAT-03] %d is %s', (count, text) => expect(formatCompact(count)).toBe(text));
  test.each([
    [1_200_000, '1,2\u00a0jt'],
    [999_949, '999,9\u00a0rb'],
  ])('[FORMAT-04] %d is %s', (count, text) => expect(formatCompact(count)).toBe(text));
  test('[FORMAT-05] 3400000000 is 3,4 M', () => expect(formatCompact(3_400_000_000)).toBe('3,4\u00a0M'));
  test.each([
    [5_600_000_000_000, '5,6\u00a0T'],
    [999_950, '1\u00a0jt'],
    [999_950_000, '1\u00a0M'],
  ])('[FORMAT-06] %d is %s', (count, text) => expect(formatCompact(count)).toBe(text));

  test('decimals and moments', () => {
    expect(formatDecimal(1.5)).toBe('1,5');
    expect(formatDecimal(2)).toBe('2');
    expect(formatMoment(Date.UTC(2026, 11, 3, 3, 0), 'id')).toBe('3 Des 2026, 10.00 WIB');
    expect(formatMoment(Date.UTC(2026, 7, 31, 17, 5), 'en')).toBe('1 Sep 2026, 00.05 WIB');
  });
});

describe('tags and stock', () => {
  const base = PRODUCT_TAGS.filter(
    (tag) => !['OOS', 'COMING_SOON', 'LIMITED', 'LIMITED_ALL_LOCATION', 'ONLY_AVAILABLE_CNC'].includes(tag),
  );

  test('[TAG-33] unknown tags are ignored, known ones kept once in order', () => {
    expect(knownTags(['COD', 'NEW_TAG', 'OOS', 'COD', '__proto__'])).toEqual(['COD', 'OOS']);
    expect(PRODUCT_TAGS).toHaveLength(33);
  });
  test('[STOCK-01] OOS wins over everything', () =>
    expect(stockStatusOf([...PRODUCT_TAGS])).toBe('OUT_OF_STOCK'));
  test('[STOCK-02] COMING_SOON comes second', () => {
    expect(stockStatusOf(['LIMITED', 'ONLY_AVAILABLE_CNC', 'COMING_SOON'])).toBe('COMING_SOON');
  });
  test('[STOCK-03] LIMITED, of one or of all locations, comes third', () => {
    expect(stockStatusOf(['ONLY_AVAILABLE_CNC', 'LIMITED'])).toBe('LIMITED');
    expect(stockStatusOf(['ONLY_AVAILABLE_CNC', 'LIMITED_ALL_LOCATION'])).toBe('LIMITED');
  });
  test('[STOCK-04] then only click and collect', () =>
    expect(stockStatusOf(['ONLY_AVAILABLE_CNC', ...base])).toBe('ONLY_AVAILABLE_CNC'));
  test('[STOCK-05] else available, even without its tag', () => {
    expect(stockStatusOf([])).toBe('AVAILABLE');
    expect(stockStatusOf([...base])).toBe('AVAILABLE');
  });
  test('[STOCK-06] buying by delivery needs stock, a started sale and an open store', () => {
    const open = null;
    expect(isPurchasableByDelivery('AVAILABLE', open)).toBe(true);
    expect(isPurchasableByDelivery('LIMITED', open)).toBe(true);
    expect(isPurchasableByDelivery('OUT_OF_STOCK', open)).toBe(false);
    expect(isPurchasableByDelivery('COMING_SOON', open)).toBe(false);
    expect(isPurchasableByDelivery('AVAILABLE', { delayShipping: false })).toBe(false);
  });
  test('[STOCK-07] a closed store does not keep one from picking up', () => {
    expect(isPurchasableByPickup('AVAILABLE')).toBe(true);
    expect(isPurchasableByPickup('ONLY_AVAILABLE_CNC')).toBe(true);
    expect(isPurchasableByPickup('OUT_OF_STOCK')).toBe(false);
    expect(isPurchasableByPickup('COMING_SOON')).toBe(false);
  });
  test('[STOCK-08, STOCK-10] a store that ships later is open', () => {
    expect(isStoreClosed(null)).toBe(false);
    expect(isStoreClosed({ delayShipping: true })).toBe(false);
    expect(isStoreClosed({ delayShipping: false })).toBe(true);
    expect(isPurchasableByDelivery('AVAILABLE', { delayShipping: true })).toBe(true);
  });
  test('[STOCK-14, LIMIT-02] the count is told from 5 down', () => {
    expect([6, 5, 1, 0, null].map(shownRemaining)).toEqual([null, 5, 1, null, null]);
  });
  test('[PRODUCT-24, TAG-30, TAG-31] gadgets and electronics share a layout', () => {
    expect(layoutOf(['CONTEXTUAL_FASHION'])).toBe('fashion');
    expect(layoutOf(['CONTEXTUAL_GROCERY_MART'])).toBe('groceryMart');
    expect(layoutOf(['CONTEXTUAL_GADGETS'])).toBe('gadgets');
    expect(layoutOf(['CONTEXTUAL_ELECTRONICS'])).toBe('gadgets');
    expect(layoutOf(['COD'])).toBe('regular');
  });
  test('[PRODUCT-12] an unknown product type is REGULAR', () => {
    expect(['REGULAR', 'BIG_PRODUCT', 'BOPIS', 'MOON', 7].map(toProductType)).toEqual([
      'REGULAR',
      'BIG_PRODUCT',
      'BOPIS',
      'REGULAR',
      'REGULAR',
    ]);
  });
});

describe('price', () => {
  const price = { offered: 90_000, listed: 100_000, discount: 10, cashback: null };
  test('[PRICE-09] applied vouchers make a price contextual', () =>
    expect(isContextual(price, [{}])).toBe(true));
  test('[PRICE-10] so does cashback, but not a cashback of 0', () => {
    expect(isContextual({ ...price, cashback: 1 }, [])).toBe(true);
    expect(isContextual({ ...price, cashback: 0 }, [])).toBe(false);
  });
  test('[PRICE-11] otherwise it is plain', () => {
    for (const cashback of [null, 0]) expect(isContextual({ ...price, cashback }, [])).toBe(false);
  });
  test('[PRICE-14] the listed price is struck through only when it is higher', () => {
    expect(struckPrice(price)).toBe(100_000);
    expect(struckPrice({ ...price, listed: 90_000 })).toBeNull();
    expect(struckPrice({ ...price, listed: 80_000 })).toBeNull();
  });
  test('[PRICE-15] cashback is taken off, never below zero', () => {
    expect(priceAfterCashback({ ...price, cashback: 10_000 })).toBe(80_000);
    expect(priceAfterCashback({ ...price, cashback: 900_000 })).toBe(0);
  });
  test('[PRICE-05, PRICE-13] the priced quantity wins, else the product’s own price', () => {
    expect(displayedPrice(price, { ...price, offered: 1 }).offered).toBe(1);
    expect(displayedPrice(price, null)).toBe(price);
  });
});

describe('variants', () => {
  const option = (itemSku: string, values: string[], facts: Partial<ProductOption> = {}): ProductOption => ({
    itemSku,
    pickupPointCode: '',
    urlFriendlyName: 'x',
    selected: false,
    available: true,
    attributes: values.map((value, position) => ({
      name: ['Warna', 'Ukuran', 'Kapasitas'][position] ?? '',
      value,
    })),
    thumbnail: null,
    ...facts,
  });
  const grid = [
    option('1', ['Merah', 'S']),
    option('2', ['Merah', 'L'], { available: false }),
    option('3', ['Biru', 'S']),
    option('4', ['Biru', 'L']),
    option('5', ['Hijau', 'L']),
  ];

  test('[PRODUCT-08] exactly one is selected, whatever was delivered', () => {
    const count = (options: ProductOption[]) =>
      options.filter((one) => one.selected).map((one) => one.itemSku);
    expect(count(withOneSelected(grid, '3'))).toEqual(['3']);
    expect(count(withOneSelected(grid, 'unknown'))).toEqual(['1']);
    expect(
      count(
        withOneSelected(
          grid.map((one) => ({ ...one, selected: true })),
          'unknown',
        ),
      ),
    ).toEqual(['1']);
    expect(
      count(withOneSelected([option('9', ['a'], { available: false }), option('8', ['b'])], 'unknown')),
    ).toEqual(['8']);
    expect(withOneSelected([], 'x')).toEqual([]);
  });
  test('[PRODUCT-11] distinct values by name; an impossible one leads to the nearest option having it', () => {
    const groups = attributeGroups(withOneSelected(grid, '1'));
    expect(groups.map(({ name, choices }) => [name, choices.map(({ value }) => value)])).toEqual([
      ['Warna', ['Merah', 'Biru', 'Hijau']],
      ['Ukuran', ['S', 'L']],
    ]);
    const choice = (value: string) =>
      groups.flatMap(({ choices }) => choices).find((one) => one.value === value);
    expect(choice('Biru')).toMatchObject({ combinable: true, available: true, target: { itemSku: '3' } });
    expect(choice('Hijau')).toMatchObject({ combinable: false, target: { itemSku: '5' } });
  });
  test('[PRODUCT-09] a sold-out value stays, is told, and where it can still be had', () => {
    const groups = attributeGroups(withOneSelected(grid, '1'));
    const large = groups[1]?.choices.find(({ value }) => value === 'L');
    expect(large).toMatchObject({ available: false, target: { itemSku: '2' } });
    expect(soldOutFacts(grid, groups)).toContainEqual({
      value: 'L',
      choices: [{ name: 'Warna', value: 'Merah' }],
      elsewhere: ['Biru', 'Hijau'],
    });
  });
  test('[PRODUCT-11] a value is shown as a picture only where every value has one of its own', () => {
    const pictured = (picture: (colour: string, size: string) => string | null) =>
      attributeGroups(
        withOneSelected(
          ['Merah', 'Biru'].flatMap((colour) =>
            ['S', 'L'].map((size) =>
              option(`${colour}-${size}`, [colour, size], { thumbnail: picture(colour, size) }),
            ),
          ),
          'Merah-S',
        ),
      ).map(({ isPictured }) => isPictured);
    expect(pictured((colour) => colour)).toEqual([true, false]);
    expect(pictured((_, size) => size)).toEqual([false, true]);
    expect(pictured(() => 'the same')).toEqual([false, false]);
    expect(pictured(() => null)).toEqual([false, false]);
    expect(pictured((colour) => (colour === 'Biru' ? null : colour))).toEqual([false, false]);
    // Neither says which: the picture is that of both together.
    expect(pictured((colour, size) => colour + size)).toEqual([false, false]);
    expect(attributeGroups(withOneSelected([option('1', ['Merah'], { thumbnail: 'a' })], '1'))).toMatchObject(
      [{ isPictured: false }],
    );
  });
  test('three attributes, and 2,000 options in a moment', () => {
    const many = Array.from({ length: 2_000 }, (_, index) =>
      option(String(index), [
        `W${index % 40}`,
        `U${Math.floor(index / 40) % 10}`,
        `K${Math.floor(index / 400)}`,
      ]),
    );
    const groups = attributeGroups(withOneSelected(many, '777'));
    expect(groups.map(({ choices }) => choices.length)).toEqual([40, 10, 5]);
    expect(groups.every(({ choices }) => choices.filter((choice) => choice.selected).length === 1)).toBe(
      true,
    );
  });
});

describe('cart', () => {
  test('[CART-03, CART-04, CART-05, CART-06, CART-07, CART-08, CART-09, CART-10] initiators, modes and action types are closed sets', () => {
    expect(ADD_INITIATORS).toEqual(['ADD_TO_CART', 'BUY_NOW']);
    expect(ADD_MODES).toEqual(['MODAL', 'DESKTOP_CTA']);
    expect(ADD_ACTION_TYPES).toEqual(['REGULAR', 'FREE_GIFT', 'CAMPAIGN', 'COMBO', 'RECOMMENDATION']);
    expect(CHECKOUT_STATUSES).toEqual([
      'READY_CHECKOUT',
      'SKIP_CHECKOUT',
      'CHECKOUT_FAILED',
      'CHECKOUT_SUCCESS',
    ]);
  });
  test('[CART-11, CART-12, CART-13, CART-14, CART-15] cart types by what is added', () => {
    expect(CART_TYPES).toEqual(['REGULAR', 'COMBO', 'FREE_GIFT', 'FREE_SAMPLE', 'MBCA']);
    const web = { superApp: false };
    expect(cartTypeOf('REGULAR', web)).toBe('REGULAR');
    expect(cartTypeOf('CAMPAIGN', web)).toBe('REGULAR');
    expect(cartTypeOf('COMBO', web)).toBe('COMBO');
    expect(cartTypeOf('FREE_GIFT', web)).toBe('FREE_GIFT');
    expect(cartTypeOf('FREE_GIFT', { ...web, freeSample: true })).toBe('FREE_SAMPLE');
    expect(cartTypeOf('COMBO', { superApp: true })).toBe('MBCA');
  });
  test('[FULFIL-11, LIMIT-23] pickup allows 1, delivery what is in stock', () => {
    expect(maximumQuantity('PICKUP', 9)).toBe(1);
    expect(maximumQuantity('PICKUP', null)).toBe(1);
    expect(maximumQuantity('DELIVERY', 9)).toBe(9);
    expect(maximumQuantity('DELIVERY', null)).toBeNull();
  });
  test('[CART-16] a typed quantity is whole digits or nothing', () => {
    expect(['3', ' 12 ', '007', '0'].map(parseQuantity)).toEqual([3, 12, 7, 0]);
    expect(['', '-1', '1e9', '1.5', '１', 'dua', '9999999999'].map(parseQuantity)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  test('[CART-08] a campaign runs from its start until before its end', () => {
    const campaign = { id: 'x', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };
    expect([9, 10, 19, 20].map((now) => isCampaignRunning(campaign, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isCampaignRunning(null, 15)).toBe(false);
  });
});

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
  });
});

describe('failures and error pages', () => {
  test('[ERRPAGE-01..05] by status; everything else is the default kind', () => {
    const kind = (status: number) => errorPageKindOf({ kind: 'http', status, code: null, params: {} });
    expect([404, 410, 429, 400, 500, 503].map(kind)).toEqual([
      '404',
      '410',
      '429',
      'default',
      'default',
      'default',
    ]);
    expect(errorPageKindOf({ kind: 'timeout', status: 0, code: null, params: {} })).toBe('default');
  });
  test('[ERRPAGE-06] each kind has its status', () => {
    expect((['404', '410', '429', 'default'] as const).map(httpStatusOf)).toEqual([404, 410, 429, 503]);
  });
  test('anything rejected becomes a failure', () => {
    expect(toFailure(new Error('x'))).toBe(UNKNOWN_FAILURE);
    expect(toFailure({ failure: null })).toBe(UNKNOWN_FAILURE);
  });
});

describe('configuration', () => {
  test('[CONFIG-01] lookup by id, the last entry wins, an unknown key gives its default', () => {
    const config = toConfigMap([
      { id: 'pdp.help.cod', value: '/a' },
      { id: 'pdp.help.cod', value: '/b' },
      { id: '__proto__', value: 'x' },
    ]);
    expect(configValue(config, 'pdp.help.cod')).toBe('/b');
    expect(configValue(config, 'pdp.help.returns')).toBe('/faq/retur');
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
  });
  test('[CONFIG-06, CONFIG-07, CONFIG-10, CONFIG-11] lists are comma-separated and empty by default', () => {
    for (const key of [
      'pdp.chat.allowed-commission-types',
      'pdp.chat.allowed-trading-merchants',
      'pdp.seo.excluded-keywords',
      'pdp.recent.hidden-brands',
    ] as const) {
      expect(configList({}, key)).toEqual([]);
      expect(configList({ [key]: ' TD , TC,, ' }, key)).toEqual(['TD', 'TC']);
    }
    expect(
      chatConfig({
        'pdp.chat.allowed-commission-types': 'TD,TC',
        'pdp.chat.allowed-trading-merchants': 'TOK-1,TOK-2',
      }),
    ).toEqual({
      enabled: false,
      allowedCommissionTypes: ['TD', 'TC'],
      allowedTradingMerchants: ['TOK-1', 'TOK-2'],
    });
  });
  test('[CONFIG-08, CONFIG-13, CONFIG-15] a switch is on only with the string true', () => {
    for (const value of ['TRUE', '1', 'yes', '']) {
      expect(isSwitchedOn({ 'pdp.chat.onboarding-enabled': value }, 'pdp.chat.onboarding-enabled')).toBe(
        false,
      );
    }
    expect(isSwitchedOn({ 'pdp.voucher.shipping-first': 'true' }, 'pdp.voucher.shipping-first')).toBe(true);
    expect(isSwitchedOn({}, 'pdp.new-shell')).toBe(false);
  });
  test('[CONFIG-09, LINK-24] addresses have their defaults', () => {
    expect(configValue({}, 'pdp.chat.pharmacist')).toBe('');
    expect(
      (['pdp.help.cod', 'pdp.help.returns', 'pdp.help.shipping'] as const).map((key) => configValue({}, key)),
    ).toEqual(['/faq/cod', '/faq/retur', '/faq/pengiriman']);
  });
  test('[CONFIG-12, CHAT-14] operational hours, in Jakarta time, also the default for nonsense', () => {
    expect(operationalHours({})).toEqual({ open: '08:00', close: '22:00' });
    expect(operationalHours({ 'pdp.cs.operational-hours': 'always' })).toEqual({
      open: '08:00',
      close: '22:00',
    });
    const hours = operationalHours({ 'pdp.cs.operational-hours': '09:00-17:00' });
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 2, 0))).toBe(true);
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 1, 59))).toBe(false);
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 10, 0))).toBe(false);
  });
  test('[CONFIG-16] experiments have their defaults', () => {
    expect(configValue({}, 'exp.default-active-sort')).toBe('POPULAR');
    expect(isSwitchedOn({}, 'exp.cashback-price')).toBe(false);
  });
  test('[PRODUCT-23] product copy is a document within text; nonsense is empty', () => {
    expect(parseProductCopy('{"usp":[1]}')).toEqual({ usp: [1] });
    for (const text of ['', '{', '[]', 'null', '"x"']) expect(parseProductCopy(text)).toEqual({});
  });
});

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
  test('[CHAT-01] chat that is not enabled is available to nobody', () => {
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

describe('fulfilment', () => {
  const types = (
    delivery: 'AVAILABLE' | 'UNAVAILABLE',
    pickup: 'AVAILABLE' | 'UNAVAILABLE',
    selected: 'DELIVERY' | 'PICKUP' | null,
  ) => ({
    delivery: { status: delivery },
    pickup: { status: pickup },
    selected,
  });
  test('[FULFIL-08] starts with the selected one when it is available, else the first available, else DELIVERY', () => {
    expect(startingFulfilment(types('AVAILABLE', 'AVAILABLE', 'PICKUP'))).toBe('PICKUP');
    expect(startingFulfilment(types('AVAILABLE', 'UNAVAILABLE', 'PICKUP'))).toBe('DELIVERY');
    expect(startingFulfilment(types('UNAVAILABLE', 'AVAILABLE', 'DELIVERY'))).toBe('PICKUP');
    expect(startingFulfilment(types('UNAVAILABLE', 'UNAVAILABLE', null))).toBe('DELIVERY');
  });
  test('[FULFIL-10] the location counts as changed when the pickup points differ', () => {
    expect(isLocationChangedBySystem('A', 'B')).toBe(true);
    expect(isLocationChangedBySystem('A', 'A')).toBe(false);
    expect(isLocationChangedBySystem(null, 'A')).toBe(false);
  });
});

describe('closed sets and limits', () => {
  test('[ROUTE-13] only the eight names are secondary pages', () => {
    expect(SECONDARY_PAGES).toHaveLength(8);
    for (const name of SECONDARY_PAGES) expect(toSecondaryPage(name)).toBe(name);
    for (const name of ['apa-saja', 'Shipping', '', null]) expect(toSecondaryPage(name)).toBeNull();
  });
  test('[AUTH-09] only the four redirect actions are known', () => {
    expect(
      ['ask_for_quote', 'notify_me', 'flash_sale_oos', 'seller_chat_click_mobile'].every(
        (action) => toRedirectAction(action) === action,
      ),
    ).toBe(true);
    expect(['buy_now', '', null, 'NOTIFY_ME'].map(toRedirectAction)).toEqual([null, null, null, null]);
  });
  test('every modal of the specification is known', () => expect(new Set(MODAL_KEYS).size).toBe(41));
  test('[SUPER-02] the super-app is known by its user agent or the address', () => {
    expect(isBankSuperApp({ userAgent: 'Mozilla MBCA/2', channel: null })).toBe(true);
    expect(isBankSuperApp({ userAgent: 'Mozilla', channel: 'mbca' })).toBe(true);
    expect(isBankSuperApp({ userAgent: 'Mozilla', channel: 'web' })).toBe(false);
  });
  test('[I18N-01, LIMIT-27] without a choice the language is Indonesian', () => {
    expect(DEFAULT_LANGUAGE).toBe('id');
    expect(['id', 'en', 'fr', null].map(toLanguage)).toEqual(['id', 'en', null, null]);
  });
  test('[LIMIT-43] the local keys', () => {
    expect(limits.STORAGE_KEYS).toMatchObject({
      sellerChatOnboarding: 'sellerChatOnboarding',
      grocerySelectedWarehouse: 'grocerySelectedWarehouse',
      groceryChannel: 'groceryChannel',
    });
  });
  test('[LIMIT-17, LIMIT-18, LIMIT-20, LIMIT-21, LIMIT-22, LIMIT-24, LIMIT-25, LIMIT-26] the other numbers of this slice', () => {
    expect(limits).toMatchObject({
      RECOMMENDATION_PAGE_SIZE: 18,
      RECOMMENDATION_FIRST_PAGE: 0,
      ADD_TO_CART_RECOMMENDATION_SIZE: 6,
      ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS: 2000,
      DEFAULT_CART_QUANTITY: 1,
      ANALYTICS_CALLBACK_TIMEOUT_MS: 2000,
      OBSERVER_THRESHOLD_RATIO: 0.5,
    });
    expect({ DEFAULT_COUNTRY }).toEqual({
      DEFAULT_COUNTRY: 'ID',
    });
  });
});

describe('tracking parameters', () => {
  test.each([
    ['/p/a/b', '/p/a/b'],
    ['/p/a/b?', '/p/a/b'],
    ['/p/a/b?&utm_source=x', '/p/a/b'],
    ['/p/a/b?qty=2', '/p/a/b?qty=2'],
    ['/p/a/b?utm_source=x&utm_medium', '/p/a/b'],
    ['/p/a/b?gclid=1&qty=2&fbclid=3&msclkid=4&a=%2F+&srsltid=5', '/p/a/b?qty=2&a=%2F+'],
    ['/p/a/b?utm=1&clidx=2&aclid2=3', '/p/a/b?utm=1&clidx=2&aclid2=3'],
    ['/p/a/b?q=utm_source=1', '/p/a/b?q=utm_source=1'],
  ])('%s is asked for as %s', (address, expected) => expect(withoutTracking(address)).toBe(expected));
});

describe('what is sold out', () => {
  const made = (values: string[][], gone: string[] = []) => {
    const names = ['Warna', 'Ukuran', 'Memori'];
    const options = values.map(
      (row, index) =>
        ({
          itemSku: String(index),
          pickupPointCode: '',
          urlFriendlyName: '',
          selected: index === 0,
          available: !gone.includes(row.join('/')),
          attributes: row.map((value, position) => ({ name: names[position] ?? '', value })),
          thumbnail: null,
        }) satisfies ProductOption,
    );
    return (chosen?: string) => {
      const sku = options.find(({ attributes }) => attributes.map(({ value }) => value).join('/') === chosen);
      return soldOutFacts(options, attributeGroups(options, sku?.itemSku));
    };
  };
  const cross = (...lists: string[][]): string[][] =>
    lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])), [[]]);

  test('[PRODUCT-09] one attribute: a value is sold out, or none is', () => {
    expect(made([['Pandan'], ['Nila'], ['Arang']], ['Nila'])()).toEqual([
      { value: 'Nila', choices: [], elsewhere: [] },
    ]);
    expect(made([['Pandan'], ['Nila']])()).toEqual([]);
    // The chosen one first.
    expect(made([['Pandan'], ['Nila'], ['Arang']], ['Nila', 'Arang'])('Arang')).toMatchObject([
      { value: 'Arang' },
    ]);
  });
  test('[PRODUCT-09] two attributes: for which of the other, and where there still is some', () => {
    const facts = made(cross(['Pandan', 'Nila', 'Arang'], ['20', '28']), ['Pandan/28']);
    expect(facts()).toEqual([
      { value: '28', choices: [{ name: 'Warna', value: 'Pandan' }], elsewhere: ['Nila', 'Arang'] },
    ]);
    expect(facts('Nila/20')).toEqual([]);
    // Seen from a sold-out choice it is one fact, not two.
    expect(facts('Pandan/28')).toEqual([
      { value: 'Pandan', choices: [{ name: 'Ukuran', value: '28' }], elsewhere: ['20'] },
    ]);
  });
  test('[PRODUCT-09] what is sold out altogether is said once, whatever else is chosen', () => {
    const facts = made(cross(['Pandan', 'Nila'], ['20', '28']), ['Nila/20', 'Nila/28']);
    expect(facts()).toEqual([{ value: 'Nila', choices: [], elsewhere: [] }]);
    expect(facts('Nila/28')).toEqual([{ value: 'Nila', choices: [], elsewhere: [] }]);
  });
  test('[PRODUCT-09] many attributes: the fewest choices that make it true, the others as they are', () => {
    const all = cross(['Biru', 'Mint'], ['128', '256'], ['8', '12']);
    expect(made(all, ['Biru/256/8', 'Biru/256/12'])()).toEqual([
      { value: '256', choices: [{ name: 'Warna', value: 'Biru' }], elsewhere: ['Mint'] },
    ]);
    // Blue with 256 is to be had with 12: only both together say what is true.
    expect(made(all, ['Biru/256/8'])()).toEqual([
      {
        value: '256',
        choices: [
          { name: 'Warna', value: 'Biru' },
          { name: 'Memori', value: '8' },
        ],
        elsewhere: ['Mint'],
      },
    ]);
  });
});

test('[SHIP-02] today begins at midnight in Jakarta: at one at night tomorrow is the day after', () => {
  const oneAtNight = Date.UTC(2026, 10, 21, 18);
  expect(new Date(dayStart(oneAtNight)).toISOString()).toBe('2026-11-21T17:00:00.000Z');
  expect(dayStart(dayStart(oneAtNight))).toBe(dayStart(oneAtNight));
  expect(formatDay(dayStart(oneAtNight), 'id', 1)).toBe('23 Nov');
  expect(formatDay(dayStart(oneAtNight - 2 * 3_600_000), 'id', 1)).toBe('22 Nov');
});
