import type { ChatConfig } from '../seller/seller.ts';

/** Keys of the product config, and the value that applies when a key is missing. [CONFIG-06..16] */
export const CONFIG_DEFAULTS = {
  'pdp.new-shell': '',
  'pdp.chat.enabled': '',
  'pdp.chat.allowed-commission-types': '',
  'pdp.chat.allowed-trading-merchants': '',
  'pdp.chat.onboarding-enabled': '',
  'pdp.chat.pharmacist': '',
  'pdp.chat.live-chat-url': '/bliblicare',
  'pdp.seo.excluded-keywords': '',
  'pdp.recent.hidden-brands': '',
  'pdp.cs.operational-hours': '08:00-22:00',
  'pdp.voucher.shipping-first': '',
  'pdp.help.cod': '/faq/cod',
  'pdp.help.returns': '/faq/retur',
  'pdp.help.shipping': '/faq/pengiriman',
  'pdp.loan.categories': '',
  'pdp.trade-in.categories': '',
  'pdp.trade-in.app-url': '',
  'pdp.own-sellers': '',
  'exp.default-active-sort': 'POPULAR',
  'exp.cashback-price': '',
} as const;
export type ConfigKey = keyof typeof CONFIG_DEFAULTS;

/** Key to value; JSON, so that it can be persisted. */
export type ConfigMap = Record<string, string>;

export interface ConfigEntry {
  id: string;
  value: string;
}

/** A repeated id: the last entry wins. [CONFIG-01] */
export function toConfigMap(entries: readonly ConfigEntry[]): ConfigMap {
  const map: ConfigMap = {};
  for (const { id, value } of entries) {
    if (id !== '__proto__') map[id] = value;
  }
  return map;
}

export function configValue(config: ConfigMap, key: ConfigKey): string {
  return Object.hasOwn(config, key) ? (config[key] ?? CONFIG_DEFAULTS[key]) : CONFIG_DEFAULTS[key];
}

/** On only when the value is the string "true". [CONFIG-08] */
export function isSwitchedOn(config: ConfigMap, key: ConfigKey): boolean {
  return configValue(config, key) === 'true';
}

/** A comma-separated value as its trimmed, non-empty parts. */
export function configList(config: ConfigMap, key: ConfigKey): string[] {
  return configValue(config, key)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function chatConfig(config: ConfigMap): ChatConfig {
  return {
    enabled: isSwitchedOn(config, 'pdp.chat.enabled'),
    allowedCommissionTypes: configList(config, 'pdp.chat.allowed-commission-types'),
    allowedTradingMerchants: configList(config, 'pdp.chat.allowed-trading-merchants'),
  };
}

/**
 * Product copy arrives as a JSON document inside `content`; text that does not parse gives an empty copy.
 * [PRODUCT-23]
 */
export function parseProductCopy(content: string): Record<string, unknown> {
  if (content === '') return {};
  try {
    const parsed: unknown = JSON.parse(content);
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
