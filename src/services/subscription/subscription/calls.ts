import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Refusals of the item and quantity of a subscription. */
const PIECES = [
  'INVALID_PRODUCT',
  'UNSUBSCRIBE_ITEM',
  'UNBUYABLE_ITEM',
  'PRODUCT_ERROR',
  'INVALID_QUANTITY',
  'OOS',
  'OutOfStock',
];
const TAKEN = [...PIECES, 'GENERAL_ERROR'];
/** And of a subscription that they begin. */
export const BEGUN = [...PIECES, 'INVALID_PERIOD'];
const SOLD = { 404: ['INVALID_PRODUCT', 'UNSUBSCRIBE_ITEM'] };

/** Subscriptions. */
export const subscriptionCalls = {
  tag: 'Subscriptions',
  contract,
  calls: {
    readSubscription: {
      ...contract.readSubscription,
      summary: "How a product can be subscribed to, and the member's subscriptions that still take it in.",
      ids: ['API-36'],
      refusals: SOLD,
    },
    readSubscriptionBenefit: {
      ...contract.readSubscriptionBenefit,
      summary: 'What subscribing to a product saves.',
      ids: ['API-37'],
      refusals: SOLD,
    },
    subscribe: {
      ...contract.subscribe,
      summary: 'Puts a product into the subscription bag.',
      ids: ['API-38'],
      body: contract.subscriptionCartBody,
      forMembers: true,
      refusals: { 400: [...TAKEN, 'INVALID_PERIOD'] },
    },
    joinBundle: {
      ...contract.joinBundle,
      summary: 'Puts a product into a subscription that runs.',
      ids: ['API-39'],
      body: contract.bundleJoinBody,
      forMembers: true,
      refusals: { 400: TAKEN },
    },
    findSubscriptionPlace: {
      ...contract.findSubscriptionPlace,
      summary: 'From where a subscription would be sent; nothing is written.',
      ids: ['API-40'],
      body: contract.subscriptionPlaceBody,
      refusals: { 400: TAKEN },
      isSearch: true,
    },
  },
} satisfies CallArea;
