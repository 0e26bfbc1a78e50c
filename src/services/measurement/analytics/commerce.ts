import type { AnalyticsEvent, EventName, MeasuredItem } from './contract.ts';

/**
 * Names of events by the recommendation of GA4, which other tools understand too. An event without such a name keeps
 * its own.
 */
export const STANDARD_NAMES = {
  product_view: 'view_item',
  add_to_cart: 'add_to_cart',
  buy_now: 'begin_checkout',
  voucher_claim: 'select_promotion',
  wishlist_add: 'add_to_wishlist',
  recommendation_view: 'view_item_list',
  recommendation_click: 'select_item',
  review_like: 'review_like',
  seller_follow: 'seller_follow',
  share: 'share',
  ui_error: 'exception',
  section_view: 'section_view',
  experiment_exposure: 'experience_impression',
  web_vital: 'web_vital',
} satisfies Record<EventName, string>;

export interface StandardEvent {
  name: string;
  params: Record<string, unknown>;
}

/** Events of these are about items, and worth what those cost. */
const COMMERCE = new Set<EventName>([
  'product_view',
  'add_to_cart',
  'buy_now',
  'wishlist_add',
  'recommendation_view',
  'recommendation_click',
]);

/** An event in the words of the field: what it was about as `items`, and what that is worth, where it was told. */
export function standardEvent(event: AnalyticsEvent, items: readonly MeasuredItem[]): StandardEvent {
  const name = STANDARD_NAMES[event.name];
  if (COMMERCE.has(event.name)) {
    return { name, params: { ...listOf(event.data), ...worthOf(items), items: items.map(standardItem) } };
  }
  switch (event.name) {
    case 'voucher_claim':
      return { name, params: { promotion_id: event.data.code } };
    case 'share':
      return {
        name,
        params: { method: event.data.channel, content_type: 'product', item_id: event.data.itemSku },
      };
    case 'ui_error':
      return { name, params: { description: event.data.message, fatal: false } };
    case 'experiment_exposure':
      return { name, params: { exp_variant_string: variantId(event.data) } };
    default:
      return { name, params: snakeCased(event.data) };
  }
}

/** Which list it was of, and the trace that its answer gave it. [RECO-14] */
const listOf = (data: AnalyticsEvent['data']) => ({
  ...('list' in data ? { item_list_id: data.list } : {}),
  ...('traceId' in data && typeof data.traceId === 'string' ? { trace_id: data.traceId } : {}),
});

/** Of this tool, this experiment and this variant, as GA4 has the three beside each other. */
const variantId = ({ experiment, variant }: { experiment: string; variant: string }): string =>
  ['etalase', experiment, variant].join('-');

const standardItem = ({ itemSku, name, price, quantity }: MeasuredItem) => ({
  item_id: itemSku,
  ...(name === null ? {} : { item_name: name }),
  ...(price === null ? {} : { price }),
  quantity,
});

/** Nothing where one of them has no known price. */
function worthOf(items: readonly MeasuredItem[]): { currency?: 'IDR'; value?: number } {
  const prices = items.map(({ price, quantity }) => (price === null ? null : price * quantity));
  if (prices.length === 0 || prices.includes(null)) return {};
  return { currency: 'IDR', value: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) };
}

const snakeCased = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
