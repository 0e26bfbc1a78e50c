import type { TradeInEligibility } from '#src/services/payment/tradeIn/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** Loads whether the shown item can be paid with an old device; a failure is no offer. [TRADEIN-01, TRADEIN-04] */
export const tradeInMachine = createItemLoader<TradeInEligibility>({
  id: 'tradeIn',
  wantedBy: ({ item }) => item?.itemSku ?? null,
  isEmpty: ({ eligible, maxPrice }) => !eligible || maxPrice === null,
  keepsFormer: false,
});
