import { describe, expect, test } from 'vitest';
import { isWithinHours, operationalHours } from '#src/domain/seller/careHours.ts';
import { ownSellerNames } from '#src/domain/seller/ownSeller.ts';
import {
  chatConfig,
  configList,
  configValue,
  isSwitchedOn,
  parseProductCopy,
  toConfigMap,
} from '#src/domain/product/productConfig.ts';

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
    expect(Object.keys(config)).toEqual(['pdp.help.cod']);
  });
  test('[CONFIG-06, CONFIG-07, CONFIG-10, CONFIG-11] reads lists by commas, empty by default', () => {
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
    for (const value of ['x08:00-10:00', '08:00-10:00x', '8:00-10:00']) {
      expect(operationalHours({ 'pdp.cs.operational-hours': value })).toEqual({
        open: '08:00',
        close: '22:00',
      });
    }
    const hours = operationalHours({ 'pdp.cs.operational-hours': '09:00-17:00' });
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 2, 0))).toBe(true);
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 1, 59))).toBe(false);
    expect(isWithinHours(hours, Date.UTC(2026, 0, 1, 10, 0))).toBe(false);
  });
  test('[SELLER-05] own sellers are those that are named, else three by the name of the shop', () => {
    expect(ownSellerNames({ 'pdp.own-sellers': 'Rimba, Tirta' }, 'Etalase')).toEqual(['Rimba', 'Tirta']);
    expect(ownSellerNames({}, 'Etalase')).toEqual(['Etalase', 'Etalase Mart', 'Etalase Official Store']);
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
