import { tradeInDevice } from '../tradeInDevice/contract.ts';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Something old for something new. */
export const tradeInCalls = {
  tag: 'Trade-in',
  contract,
  calls: {
    readTradeIn: {
      ...contract.readTradeIn,
      summary: 'Whether something old is taken for a product, and for how much at most.',
      ids: ['API-29'],
      ofProduct: true,
      isSearch: true,
    },
    readTradeInCategories: {
      ...contract.readTradeInCategories,
      summary: 'What can be handed over for a product, and what is asked of it.',
      ids: ['API-30'],
      ofProduct: true,
      isSearch: true,
    },
    estimateTradeIn: {
      ...contract.estimateTradeIn,
      summary: 'What a device is worth; nothing is written.',
      ids: ['TRADEIN-05'],
      body: tradeInDevice,
      ofProduct: true,
      refusals: {
        422: ['TRADE_IN_NOT_ELIGIBLE', 'TRADE_IN_DEVICE_UNKNOWN', 'TRADE_IN_NOT_ACCEPTED'],
      },
      isSearch: true,
    },
  },
} satisfies CallArea;
