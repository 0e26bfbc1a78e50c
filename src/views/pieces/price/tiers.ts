import type { SnapshotFrom } from 'xstate';
import { reachOf } from '#src/domain/price/quantityLimit.ts';
import { isOutOfReach, tierOf, type WholesaleTier } from '#src/domain/price/wholesale.ts';
import { selectPriceSummary } from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectQuantity } from '#src/machines/price/priceSummary/quantitySelectors.ts';
import { selectTiers } from '#src/machines/price/wholesale/wholesaleSelectors.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import { selectFulfilment, selectRoom } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product/product.ts';

const NONE: readonly WholesaleTier[] = [];

/** Tells whether there are wholesale tiers, and loads them; before that it goes by the summary and the price. */
export function useHasTiers(): boolean {
  const isTagged = useTags().includes('WHOLESALE');
  useNeeded('wholesale', isTagged);
  const isLoaded = useLaterSelector('wholesale', (snapshot) => hasAny(selectTiers(snapshot)), null);
  const isTold = useSummary().wholesale.length > 0;
  // Stop following the price once the tiers are loaded.
  const isPriced = usePartSelector(
    'priceSummary',
    (snapshot) => isLoaded === null && hasAny(pricedTiers(snapshot)) === true,
  );
  return isTagged && (isLoaded ?? (isTold || isPriced));
}
const hasAny = (tiers: readonly WholesaleTier[] | null) => (tiers === null ? null : tiers.length > 0);

/**
 * The wholesale tiers and the one that applies now. While their own call runs, they are those of the price or the
 * product, so that they show from the first picture on. [WHOLESALE-01, WHOLESALE-02]
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

/** The reason why a tier cannot be bought, in words; null for one that can. [WHOLESALE-05] */
export function useTierObstacle(): (tier: WholesaleTier) => string | null {
  const t = useCopy();
  const fulfilment = usePageSelector(selectFulfilment);
  const remaining = usePageSelector((snapshot) => snapshot.context.shown?.remaining ?? null);
  const room = usePageSelector(selectRoom);
  const reach = reachOf(fulfilment, remaining, room);
  return (tier) => {
    if (reach === null || !isOutOfReach(tier, reach.left)) return null;
    if (reach.maximum === 0) return t('wholesale.soldOut');
    const limit = t(`quantity.${reach.kind}`, { maximum: reach.maximum });
    return reach.left < reach.maximum ? t('quantity.quota', { limit, left: reach.left }) : limit;
  };
}
