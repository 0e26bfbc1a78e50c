import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CataloguePromotion } from '../catalogue/voucherTypes.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { isOn, periodNow } from '../store/offerPeriod.ts';
import type { Reduction } from '../../price/rules/orderCost.ts';
import { isFor, isMet } from './vouchers.ts';

type PromotionDeps = Pick<MarketplaceDeps, 'vouchers' | 'now' | 'offersSince'>;

/** A line of an order, with its sum in rupiah before vouchers and its bundle. */
export interface OrderLine {
  found: FoundItem;
  quantity: number;
  subtotal: number;
  fulfilment: Fulfilment;
  bundle: 'COMBO' | 'GIFT' | null;
}
/** A promotion of an order: `amount` in rupiah, or the shipping of its lines. */
export interface OrderPromotion {
  promotion: CataloguePromotion;
  amount: number;
  /** Lines with free shipping. */
  paysFor: readonly OrderLine[];
}

/** Tells whether a promotion is open to this visitor now. */
export function isOpenTo(
  deps: Pick<MarketplaceDeps, 'now' | 'offersSince'>,
  promotion: CataloguePromotion,
  memberId: string | null,
): boolean {
  return isOn(deps, promotion) && (!promotion.membersOnly || memberId !== null);
}

/** Returns the promotions whose conditions an order meets; they apply by themselves. [PROMO-03] */
export function promotionsOfOrder(
  deps: PromotionDeps,
  lines: readonly OrderLine[],
  memberId: string | null,
): OrderPromotion[] {
  return deps.vouchers.promotions.flatMap((promotion) => {
    if (!isOpenTo(deps, promotion, memberId)) return [];
    // Gifts do not count as bought.
    const concerned = lines.filter((line) => line.bundle !== 'GIFT' && isFor(promotion, line.found));
    const order = {
      subtotal: concerned.reduce((sum, { subtotal }) => sum + subtotal, 0),
      quantity: concerned.reduce((sum, { quantity }) => sum + quantity, 0),
    };
    if (concerned.length === 0 || !isMet(promotion, order)) return [];
    const amount = reductionOf(promotion, lines);
    const isShipping = promotion.reward.kind === 'shipping';
    const paysFor = isShipping ? concerned.filter(({ fulfilment }) => fulfilment === 'DELIVERY') : [];
    return amount > 0 || paysFor.length > 0 ? [{ promotion, amount, paysFor }] : [];
  });
}

/** The reductions by an order's promotions, in words; a promotion that pays the shipping names no sum. */
export const promotionReductions = (
  deps: Pick<MarketplaceDeps, 'now' | 'offersSince'>,
  promotions: readonly OrderPromotion[],
  language: Language,
): Reduction[] =>
  promotions.map(({ promotion, amount, paysFor }) => ({
    kind: 'PROMO',
    endTime: periodNow(deps, promotion).endTime,
    title: localised(promotion.title, language),
    amount: paysFor.length > 0 ? null : amount,
  }));

/** Rupiah off the items of a promotion, without those of a bundle, which have the bundle's price. */
function reductionOf({ reward, itemSkus }: CataloguePromotion, lines: readonly OrderLine[]): number {
  if (reward.kind !== 'items') return 0;
  const subtotal = lines
    .filter(({ bundle, found }) => bundle === null && itemSkus.includes(found.item.itemSku))
    .reduce((sum, line) => sum + line.subtotal, 0);
  return Math.floor((subtotal * reward.percent) / 100);
}

/** Tells whether a promotion pays the shipping of this order of one product. */
export function isShippingPaid(
  deps: PromotionDeps,
  found: FoundItem,
  order: { subtotal: number; quantity: number },
  memberId: string | null,
): boolean {
  const line = { found, ...order, fulfilment: 'DELIVERY' as const, bundle: null };
  return promotionsOfOrder(deps, [line], memberId).some(({ paysFor }) => paysFor.length > 0);
}
