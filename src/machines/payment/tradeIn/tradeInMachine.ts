import type { TradeInEligibility } from '#src/services/payment/tradeIn/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';

/** Whether something old is taken for the shown item; what cannot be loaded is no offer. [TRADEIN-01, TRADEIN-04] */
export const tradeInMachine = createItemLoader<TradeInEligibility>({
  id: 'tradeIn',
  wantedBy: ({ item }) => item?.itemSku ?? null,
  isEmpty: ({ eligible, maxPrice }) => !eligible || maxPrice === null,
  keepsFormer: false,
});
