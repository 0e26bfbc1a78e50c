import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/format.ts';
import type { ShippingSummary } from '#src/services/fulfilment/contract.ts';

/** When a delivery arrives, counted from today. */
function arrival(t: Translate, etd: ShippingSummary['etd']): string {
  if (etd.minDays !== etd.maxDays && etd.maxDays > 1) {
    return t('shipping.between', { from: etd.minDays, to: etd.maxDays });
  }
  if (etd.maxDays <= 0) return t('shipping.today');
  return etd.maxDays === 1 ? t('shipping.tomorrow') : t('shipping.inDays', { days: etd.maxDays });
}

/** When a delivery arrives, by itself: "Tiba besok". */
export function arrivalSentence(t: Translate, etd: ShippingSummary['etd']): string {
  return t('shipping.arrival', { when: arrival(t, etd) });
}

/** The delivery of a shipping summary as a sentence: "Tiba besok ke Menteng, Rp9.000". */
export function deliverySentence(t: Translate, summary: ShippingSummary): string {
  const price = summary.price === 0 ? t('shipping.free') : formatPrice(summary.price);
  const when = arrival(t, summary.etd);
  return summary.destination.district === ''
    ? t('shipping.arrivesNoPlace', { when, price })
    : t('shipping.arrives', { when, place: summary.destination.district, price });
}

/** What a delivery costs when nobody can say when it arrives: "Ongkir ke Menteng Rp9.000". */
export function costSentence(t: Translate, { price, place }: { price: number; place: string }): string {
  return t('shipping.costs', { place, price: price === 0 ? t('shipping.free') : formatPrice(price) });
}
