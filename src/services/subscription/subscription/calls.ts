import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** What is refused of pieces that are subscribed to. */
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
export const subscriptionCalls: CallArea = {
  tag: 'Subscriptions',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/subscription/products/{id}',
      summary: "How a product can be subscribed to, and the member's subscriptions that still take it in.",
      ids: ['API-36'],
      answer: contract.subscriptionDetail,
      refusals: SOLD,
    },
    {
      method: 'GET',
      path: '/subscription/products/{id}/benefit',
      summary: 'What subscribing to a product saves.',
      ids: ['API-37'],
      answer: contract.subscriptionBenefit,
      refusals: SOLD,
    },
    {
      method: 'POST',
      path: '/subscription/carts',
      summary: 'Puts a product into the subscription bag.',
      ids: ['API-38'],
      body: contract.subscriptionCartBody,
      answer: contract.subscriptionTaken,
      forMembers: true,
      writes: 'once',
      refusals: { 400: [...TAKEN, 'INVALID_PERIOD'] },
    },
    {
      method: 'POST',
      path: '/subscription/bundles/{id}',
      summary: 'Puts a product into a subscription that runs.',
      ids: ['API-39'],
      body: contract.bundleJoinBody,
      answer: contract.subscriptionTaken,
      forMembers: true,
      writes: 'once',
      refusals: { 400: TAKEN },
    },
    {
      method: 'POST',
      path: '/subscription/subscriptions/calculateNearestPickupPoint',
      summary: 'From where a subscription would be sent; nothing is written.',
      ids: ['API-40'],
      body: contract.subscriptionPlaceBody,
      answer: contract.subscriptionPlace,
      refusals: { 400: TAKEN },
    },
  ],
};
