import { shippingCostOf } from '#src/domain/fulfilment/shippingCost.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectSent } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useDestination } from '../address/destination.ts';
import { useLaterSelector } from '../page.tsx';
import { useIsArrivalPromised } from './fulfilment.ts';

/**
 * The delivery that the page names: the visitor's way, else the cheapest. Its cost is that of the present purchase, so
 * that it agrees with the total; until that is counted, it is the cost that the way's own call told. [SHIP-14, SHIP-27]
 *
 * @returns cost in rupiah (`before`: to strike through); arrival, null where none is promised; district, '' where unknown
 */
export function useShownDelivery(summary: ShippingSummary) {
  const isPromised = useIsArrivalPromised();
  const place = useDestination()?.district ?? '';
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const sent = useLaterSelector('orderCost', selectSent, null);
  const told = chosen?.price == null ? summary : { ...chosen, price: chosen.price };
  const cost =
    sent?.amount == null ? shippingCostOf(told) : { price: sent.amount, before: sent.originalAmount };
  return { ...cost, etd: isPromised ? told.etd : null, place };
}
