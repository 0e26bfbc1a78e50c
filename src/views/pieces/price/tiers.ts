import type { SnapshotFrom } from 'xstate';
import { reachOf } from '#src/domain/price/purchaseLimit.ts';
import { isOutOfReach, tierOf, type WholesaleTier } from '#src/domain/price/wholesale.ts';
import {
  selectPriceSummary,
  selectQuantity,
} from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectTiers } from '#src/machines/price/wholesale/wholesaleSelectors.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import { selectFulfilment, selectRoom } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product/product.ts';

const NONE: readonly WholesaleTier[] = [];

/** Whether there are wholesale tiers, also before anybody asked for them; asks for them. */
export function useHasTiers(): boolean {
  const isTagged = useTags().includes('WHOLESALE');
  useNeeded('wholesale', isTagged);
  const isLoaded = useLaterSelector('wholesale', (snapshot) => hasAny(selectTiers(snapshot)), null);
  const isTold = useSummary().wholesale.length > 0;
  // Of every price that comes, once nobody needs to know any more, nobody is told.
  const isPriced = usePartSelector(
    'priceSummary',
    (snapshot) => isLoaded === null && hasAny(pricedTiers(snapshot)) === true,
  );
  return isTagged && (isLoaded ?? (isTold || isPriced));
}
const hasAny = (tiers: readonly WholesaleTier[] | null) => (tiers === null ? null : tiers.length > 0);

/**
 * The wholesale tiers and the one that applies now. Until their own call has answered they are those that came with the
 * price, or with the product, so that they are there from the first picture on. [WHOLESALE-01, WHOLESALE-02]
 */
export function useTiers(): { tiers: readonly WholesaleTier[]; current: WholesaleTier | null } {
  const isTagged = useTags().includes('WHOLESALE');
  useNeeded('wholesale', isTagged);
  const priced = usePartSelector('priceSummary', pricedTiers);
  const loaded = useLaterSelector('wholesale', selectTiers, null);
  const { wholesale } = useSummary();
  const tiers = isTagged ? (loaded ?? priced ?? wholesale) : NONE;
  // Most changes of the quantity stay within a tier.
  const current = usePartSelector('priceSummary', (snapshot) => tierOf(tiers, selectQuantity(snapshot) ?? 1));
  return { tiers, current };
}
const pricedTiers = (snapshot: SnapshotFrom<PageParts['priceSummary']>) =>
  selectPriceSummary(snapshot)?.wholesale ?? null;

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
