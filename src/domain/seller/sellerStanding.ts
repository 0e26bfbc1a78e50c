/**
 * The modal that tells of a seller's standing: of badges and rating where there are both, else of the one there is. The
 * place of a rating that there is not says so. [SELLER-08, MODAL-24..27]
 */
export function standingModal(
  { hasBadges, hasRating }: { hasBadges: boolean; hasRating: boolean },
  asked: 'badge' | 'rating',
) {
  if (hasBadges && hasRating) return 'sellerBadgesAndRating';
  if (hasRating) return 'sellerRating';
  return hasBadges && asked === 'badge' ? 'sellerBadges' : 'sellerNoRating';
}
