import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useDestination } from '../../hooks/address/destination.ts';
import { useIsArrivalPromised, useToday } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLanguage, useLaterSelector } from '../../hooks/page.tsx';
import { CostBefore } from './CostBefore.tsx';
import { costSentence, deliverySentence } from './deliverySentence.ts';
import { estimateText } from './estimateText.ts';

/**
 * The delivery as a sentence: by the way the visitor chose, else the cheapest. Without a promised arrival it gives only
 * the cost; free shipping names the former cost. [SHIP-02, SHIP-11]
 */
export function DeliveryWords({ summary }: { summary: ShippingSummary }) {
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const sentence = useSentence(summary);
  const { price, originalPrice } = chosen?.price == null ? summary : chosen;
  return (
    <>
      <span>{sentence}</span>
      <CostBefore price={price} originalPrice={originalPrice} />
    </>
  );
}

function useSentence(summary: ShippingSummary): string {
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const district = useDestination()?.district ?? '';
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const isPromised = useIsArrivalPromised();
  const { etd, price, place } =
    chosen === null || chosen.price === null
      ? { ...summary, place: summary.destination.district }
      : { etd: chosen.etd, price: chosen.price, place: district };
  if (!isPromised || etd === null) return costSentence(t, { price, place: district });
  return deliverySentence(t, { estimate: estimateText(t, etd, today, language), place, price });
}
