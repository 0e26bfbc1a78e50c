import * as z from 'zod/mini';
import { standingModal } from '#src/domain/seller/sellerStanding.ts';
import { shownFollow } from '#src/machines/seller/follow/followMachine.ts';
import type { MerchantFollowed, MerchantRating } from '#src/services/seller/seller/contract.ts';
import { useContent, useIsContentComing } from '../content/content.ts';
import { useLaterPart, useLaterSelector, useNeeded } from '../page.tsx';
import { useOpener, type Press } from '../press.ts';
import { useSummary } from '../product/product.ts';

const badgeContent = z.array(
  z.object({ code: z.string(), name: z.string(), icon: z.string(), description: z.string() }),
);
export type BadgeWords = z.output<typeof badgeContent>[number];

/** The seller's badges in the words of the configuration; badges without words are left out. [SELLER-09] */
export function useBadges(): BadgeWords[] {
  const { badges } = useSummary().merchant;
  const content = z.safeParse(badgeContent, useContent('sellerBadge'));
  return content.success ? content.data.filter(({ code }) => badges.includes(code)) : [];
}

/** The number of badges still without a name: none once their words are loaded or have failed. [SHELL-25] */
export function useBadgesComing(): number {
  const { badges } = useSummary().merchant;
  return useIsContentComing('sellerBadge') ? badges.length : 0;
}

/** The rating, null where there is none or it is unknown; `isKnown` tells which. [SELLER-10, SELLER-11] */
export function useMerchantRating(): { rating: MerchantRating; isKnown: boolean } {
  const rating = useLaterSelector('sellerProfile', ({ context }) => context.rating, null);
  const isKnown = useLaterSelector('sellerProfile', (snapshot) => snapshot.hasTag('ratingKnown'), false);
  return { rating, isKnown };
}

/** Attributes of a control that opens the modal about badges or rating. [SELLER-08] */
export function useAskStanding(): (asked: 'badge' | 'rating') => Press {
  const opens = useOpener();
  const hasBadges = useBadges().length > 0;
  const hasRating = useMerchantRating().rating !== null;
  return (asked) => opens(standingModal({ hasBadges, hasRating }, asked));
}

/** The follow state as shown, null while unknown, and the press that changes it. [FOLLOW-01] */
export function useFollow(): { shown: MerchantFollowed | null; press: () => void } {
  const part = useLaterPart('follow');
  const shown = useLaterSelector('follow', ({ context }) => shownFollow(context), null, areSame);
  return { shown, press: () => part?.send({ type: 'follow.pressed' }) };
}
const areSame = (left: MerchantFollowed | null, right: MerchantFollowed | null) =>
  left?.followed === right?.followed && left?.followers === right?.followers;

/** Loads the facts of the seller. */
export const useSellerNeeded = (isNeeded: boolean): void => useNeeded('sellerProfile', isNeeded);
