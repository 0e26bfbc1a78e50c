import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { formatPrice } from '#src/domain/format.ts';
import type { ShippingSummary } from '#src/services/fulfilment/contract.ts';
import { useIsArrivalPromised, useToday } from '../../hooks/fulfilment.ts';
import { useCopy, useLanguage, useLaterSelector, usePageSelector } from '../../hooks/page.tsx';
import { CostBefore } from './CostBefore.tsx';
import { costSentence, deliverySentence } from './deliverySentence.ts';
import { estimateText } from './estimateText.ts';

/**
 * How the product arrives, as a sentence: the way the visitor chose, else the cheapest. Of what is not sent now only
 * the cost is said; what is free says what it would have cost. [SHIP-02, SHIP-11]
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
  const district = usePageSelector(({ context }) => context.destination.district);
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const isPromised = useIsArrivalPromised();
  if (!isPromised) return costSentence(t, { price: chosen?.price ?? summary.price, place: district });
  if (chosen === null || chosen.etd === null || chosen.price === null) return deliverySentence(t, summary);
  return t('shipping.chosen', {
    estimate: estimateText(t, chosen.etd, today, language),
    place: district,
    price: chosen.price === 0 ? t('shipping.free') : formatPrice(chosen.price),
  });
}
