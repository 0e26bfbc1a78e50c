/**
 * Conditions of a gift: a purchase amount, a purchased quantity, or none, as for a sample. [GIFT-11, GIFT-12, CART-14]
 */
export const GIFT_TYPES = ['AMOUNT', 'QUANTITY', 'FREE_SAMPLE'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** An item and the pickup point it is sent from: the same sku elsewhere is another gift. [GIFT-08] */
export interface GiftPair {
  itemSku: string;
  pickupPointCode: string;
}
export interface GiftItemFacts extends GiftPair {
  selected: boolean;
}

const isSame = (left: GiftPair, right: GiftPair) =>
  left.itemSku === right.itemSku && left.pickupPointCode === right.pickupPointCode;

/** A gift is eligible while at least one of its items is selected. [GIFT-02, GIFT-04] */
export function isGiftEligible(items: readonly GiftItemFacts[]): boolean {
  return items.some((item) => item.selected);
}

/** Selects the first items in list order, as many as are free, and no other. [GIFT-05, GIFT-06] */
export function autoSelectGifts<TItem extends GiftItemFacts>(
  items: readonly TItem[],
  maxNoOfFreeSkus: number,
): TItem[] {
  return items.map((item, position) => ({ ...item, selected: position < maxNoOfFreeSkus }));
}

/** Selects exactly the items that match a pair in both parts. [GIFT-07, GIFT-08] */
export function selectGifts<TItem extends GiftItemFacts>(
  items: readonly TItem[],
  pairs: readonly GiftPair[],
): TItem[] {
  return items.map((item) => ({ ...item, selected: pairs.some((pair) => isSame(pair, item)) }));
}

/** The selection after one item was put in or taken out. */
export function pairsAfterToggle(items: readonly GiftItemFacts[], toggled: GiftPair): GiftPair[] {
  const isSelected = items.some((item) => item.selected && isSame(item, toggled));
  const others = items.filter((item) => item.selected && !isSame(item, toggled));
  return [...others, ...(isSelected ? [] : [toggled])].map(({ itemSku, pickupPointCode }) => ({
    itemSku,
    pickupPointCode,
  }));
}

export function selectedGiftCount(items: readonly GiftItemFacts[]): number {
  return items.filter((item) => item.selected).length;
}

/** Tells whether a quantity meets the condition of a gift. [GIFT-11, GIFT-12] */
export function isGiftReached(gift: { neededQuantity: number | null }, quantity: number | null): boolean {
  return quantity !== null && gift.neededQuantity !== null && quantity >= gift.neededQuantity;
}

/**
 * Tells whether an order of this quantity reaches the gift without the contents of the bag; null when unknown.
 * [GIFT-17]
 */
export function isGiftReachedAlone(
  { orderQuantity }: { orderQuantity?: number | null | undefined },
  quantity: number | null,
): boolean | null {
  if (orderQuantity === undefined) return null;
  return quantity !== null && orderQuantity !== null && quantity >= orderQuantity;
}
