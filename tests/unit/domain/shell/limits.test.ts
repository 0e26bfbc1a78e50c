import { expect, test } from 'vitest';
import * as limits from '#src/domain/shell/limits.ts';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';

test('[LIMIT-43] the local keys', () => {
  expect(limits).toMatchObject({
    SELLER_CHAT_ONBOARDING_KEY: 'sellerChatOnboarding',
    GROCERY_SELECTED_WAREHOUSE_KEY: 'grocerySelectedWarehouse',
    GROCERY_CHANNEL_KEY: 'groceryChannel',
  });
});

test('[LIMIT-17, LIMIT-18, LIMIT-20, LIMIT-21, LIMIT-22, LIMIT-24, LIMIT-25, LIMIT-26] are fixed', () => {
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
