import type { Translate } from '#src/copy/copyTypes.ts';
import { formatPrice } from '#src/domain/shell/format.ts';

/**
 * A delivery as a sentence: "Tiba besok, 28 Nov ke Menteng, Rp9.000". `estimate` is its arrival in words, `place` ''
 * while unknown, `price` in rupiah. [SHIP-02]
 */
export function deliverySentence(
  t: Translate,
  { estimate, place, price }: { estimate: string; place: string; price: number },
): string {
  const cost = price === 0 ? t('shipping.free') : formatPrice(price);
  return place === '' ? `${estimate}, ${cost}` : t('shipping.chosen', { estimate, place, price: cost });
}

/** The cost of a delivery without a known arrival: "Ongkir ke Menteng Rp9.000". */
export function costSentence(t: Translate, { price, place }: { price: number; place: string }): string {
  return t('shipping.costs', { place, price: price === 0 ? t('shipping.free') : formatPrice(price) });
}
