import { fromPromise } from 'xstate';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import {
  tradeInDeviceMachine,
  type EstimateCall,
} from '#src/machines/payment/tradeInDevice/tradeInDeviceMachine.ts';
import type { TradeInCategory, TradeInEstimate } from '#src/services/payment/tradeIn/contract.ts';
import { tradeInsOf } from './tradeInsOf.ts';
import { provided } from '../provided.ts';

export const tradeInDeviceLogic = provided(tradeInDeviceMachine, {
  actors: {
    loadTradeInCategories: fromPromise<TradeInCategory[], { itemSku: string }>(
      ({ input, signal, system }) => {
        // The call takes the product's sku, of which the item is one option. [API-30]
        const product = system.get('product') as PageParts['product'] | undefined;
        const productSku = product?.getSnapshot().context.summary?.productSku;
        return tradeInsOf(system).categories(productSku ?? input.itemSku, signal);
      },
    ),
    estimateDevice: fromPromise<TradeInEstimate, EstimateCall>(({ input, signal, system }) =>
      tradeInsOf(system).estimate(input.itemSku, input.device, signal),
    ),
  },
});
