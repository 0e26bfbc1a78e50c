/** Something analytics learns of; never personal data. [ANALYTICS-03] */
export interface AnalyticsEvent {
  name:
    | 'product_view'
    | 'add_to_cart'
    | 'buy_now'
    | 'voucher_claim'
    | 'wishlist_add'
    | 'recommendation_click'
    | 'review_like'
    | 'seller_follow'
    | 'ui_error';
  data: Record<string, string | number | null>;
}

/** Tells analytics, by an action that the page and all its parts are provided with alike; without it nothing is told. */
export const tracked = (event: AnalyticsEvent) => ({ type: 'track', params: event }) as never;
