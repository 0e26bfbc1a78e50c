import { tradeInDevice } from '../tradeInDevice/contract.ts';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Something old for something new. */
export const tradeInCalls: CallArea = {
  tag: 'Trade-in',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/trade-in/products/{id}',
      summary: 'Whether something old is taken for a product, and for how much at most.',
      ids: ['API-29'],
      answer: contract.tradeInEligibility,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/trade-in/products/{id}/category-info',
      summary: 'What can be handed over for a product, and what is asked of it.',
      ids: ['API-30'],
      answer: contract.categoryInfo,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: '/trade-in/products/{id}/_estimate',
      summary: 'What a device is worth; nothing is written.',
      ids: ['TRADEIN-05'],
      body: tradeInDevice,
      answer: contract.tradeInEstimate,
      ofProduct: true,
      refusals: {
        422: ['TRADE_IN_NOT_ELIGIBLE', 'TRADE_IN_DEVICE_UNKNOWN', 'TRADE_IN_NOT_ACCEPTED'],
      },
    },
  ],
};
