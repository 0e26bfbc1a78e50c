import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useToday } from '../../hooks/fulfilment/fulfilment.ts';
import { useShownDelivery } from '../../hooks/fulfilment/shownDelivery.ts';
import { useCopy, useLanguage } from '../../hooks/page.tsx';
import { CostBefore } from './CostBefore.tsx';
import { costSentence, deliverySentence } from './deliverySentence.ts';
import { estimateText } from './estimateText.ts';

/**
 * The delivery as a sentence: by the way the visitor chose, else the cheapest. Without a promised arrival it gives only
 * the cost; a reduced one names the full cost. [SHIP-02, SHIP-11, SHIP-27]
 */
export function DeliveryWords({ summary }: { summary: ShippingSummary }) {
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const { price, before, etd, place } = useShownDelivery(summary);
  return (
    <>
      <span>
        {etd === null
          ? costSentence(t, { price, place })
          : deliverySentence(t, { estimate: estimateText(t, etd, today, language), place, price })}
      </span>
      <CostBefore before={before} />
    </>
  );
}
