import { reachOf } from '#src/domain/purchaseLimit.ts';
import { isOutOfReach, tierOf, type WholesaleTier } from '#src/domain/wholesale.ts';
import {
  selectPriceSummary,
  selectQuantity,
} from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { selectTiers } from '#src/machines/promo/wholesale/wholesaleSelectors.ts';
import { selectFulfilment, selectRoom } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product.ts';

const NONE: readonly WholesaleTier[] = [];

/**
 * The wholesale tiers and the one that applies now. Until their own call has answered they are those the price
 * summary brought, so that they are there from the first picture on. [WHOLESALE-01, WHOLESALE-02]
 */
export function useTiers(): { tiers: readonly WholesaleTier[]; current: WholesaleTier | null } {
  const isTagged = useTags().includes('WHOLESALE');
  useNeeded('wholesale', isTagged);
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  const priced = usePartSelector('priceSummary', (snapshot) => selectPriceSummary(snapshot)?.wholesale);
  const loaded = useLaterSelector('wholesale', selectTiers, null);
  const tiers = isTagged ? (loaded ?? priced ?? NONE) : NONE;
  return { tiers, current: tierOf(tiers, quantity) };
}

/** Why a tier cannot be had, in the visitor's words; null of one that can. [WHOLESALE-05] */
export function useTierObstacle(): (tier: WholesaleTier) => string | null {
  const t = useCopy();
  const fulfilment = usePageSelector(selectFulfilment);
  const remaining = usePageSelector((snapshot) => snapshot.context.shown?.remaining ?? null);
  const room = usePageSelector(selectRoom);
  const reach = reachOf(fulfilment, remaining, room);
  return (tier) => {
    if (reach === null || !isOutOfReach(tier, reach.left)) return null;
    if (reach.maximum === 0) return t('wholesale.soldOut');
    const limit = t(`limit.${reach.kind}`, { maximum: reach.maximum });
    return reach.left < reach.maximum ? t('limit.quota', { limit, left: reach.left }) : limit;
  };
}
