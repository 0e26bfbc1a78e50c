import { optionLabel } from '#src/domain/product/variant.ts';
import { isContextual, priceByTiers } from '#src/domain/price/price.ts';
import { chatConfig, configValue, isSwitchedOn, type ConfigKey } from '#src/domain/product/productConfig.ts';
import { isSellerChatAvailable } from '#src/domain/seller/seller.ts';
import { goodsSum } from '#src/domain/price/purchaseSum.ts';
import { isPurchasableByPickup, stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags, type ProductTag } from '#src/domain/product/tags.ts';
import {
  selectFormerPrice,
  selectFormerSum,
  selectPriceSummary,
} from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectSummary } from '#src/machines/product/product/productSelectors.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { usePageSelector, usePartSelector } from '../page.tsx';
import { useQuantity } from '../price/quantity.ts';

/** The summary of the shown product. Throws before it is loaded: sections render only after that. */
export function useSummary(): ProductSummary {
  const summary = usePartSelector('product', selectSummary);
  if (summary === null) throw new Error('This view needs a loaded product');
  return summary;
}

export function useTags(): ProductTag[] {
  return knownTags(useSummary().tags);
}

/**
 * The price of the chosen quantity, shown everywhere, with its parts. While it loads, the tiers that came with the
 * product give it; if tiers came with the former price alone, that price stays. [PRICE-13, PRICE-18]
 */
export function useDisplayedPrice() {
  const { price: one, wholesale } = useSummary();
  const priced = usePartSelector('priceSummary', selectPriceSummary);
  const former = usePartSelector('priceSummary', selectFormerPrice);
  const quantity = useQuantity() ?? 1;
  const isUntold = wholesale.length === 0 && former !== null && former.wholesale.length > 0;
  const price = priced?.price ?? (isUntold ? former.price : priceByTiers(one, wholesale, quantity));
  const vouchersApplied = priced?.vouchersApplied ?? [];
  const reduction = vouchersApplied.reduce((sum, { amount }) => sum + amount, 0);
  const isFormer = priced === null && isUntold;
  return { price, isFormer, vouchersApplied, reduction, isContextual: isContextual(price, vouchersApplied) };
}

/**
 * The cost of the chosen quantity after the vouchers, which are for the order and not for each piece. The former sum
 * while the next loads, null where there is none. [PRICE-13, PRICE-18]
 */
export function useSubtotal(): number | null {
  const { price, isFormer, reduction } = useDisplayedPrice();
  const quantity = useQuantity() ?? 1;
  const counted = usePartSelector('priceSummary', selectPriceSummary)?.item;
  const sum = usePartSelector('priceSummary', selectFormerSum);
  const told = usePartSelector('priceSummary', selectFormerPrice);
  const former = isFormer ? (told?.item?.subtotal ?? null) : sum;
  return goodsSum({ unitPrice: price.offered, quantity, reduction, counted, former });
}

export function useConfigValue(key: ConfigKey): string {
  return usePageSelector((snapshot) => configValue(selectConfig(snapshot) ?? {}, key));
}
export function useSwitch(key: ConfigKey): boolean {
  return usePageSelector((snapshot) => isSwitchedOn(selectConfig(snapshot) ?? {}, key));
}

/** Tells whether the shown product has a chat action. [CHAT-01..06, CHAT-10] */
export function useIsChatAvailable(): boolean {
  const { merchant } = useSummary();
  return usePageSelector((snapshot) => {
    const config = selectConfig(snapshot);
    if (snapshot.context.lost.includes('chat')) return false;
    return config !== null && isSellerChatAvailable(merchant, chatConfig(config));
  });
}

/** The message about a store on a break; null for an open store. [STOCK-08..10] */
export function useStoreBreak():
  | 'stock.storeDelayed'
  | 'stock.storeClosedPickup'
  | 'stock.storeClosed'
  | null {
  const { merchant, fulfillmentTypes } = useSummary();
  const status = stockStatusOf(useTags());
  if (merchant.storeClose === null) return null;
  if (merchant.storeClose.delayShipping) return 'stock.storeDelayed';
  return fulfillmentTypes.pickup.status === 'AVAILABLE' && isPurchasableByPickup(status)
    ? 'stock.storeClosedPickup'
    : 'stock.storeClosed';
}

/** "Suitcase from the front, Pandan": the subject of the picture, and its option. */
export function useAlt(): (position: number) => string {
  const { images, options, name } = useSummary();
  const chosen = options.find((option) => option.selected);
  return (position) => {
    const alt = images[position]?.alt ?? '';
    const shown = [alt === '' ? name : alt, ...(chosen === undefined ? [] : [optionLabel(chosen)])].join(
      ', ',
    );
    return alt === '' ? `${shown} (${position + 1})` : shown;
  };
}
