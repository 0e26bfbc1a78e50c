export const COMMISSION_TYPES = ['TD', 'TC', 'RC', 'CC', 'MP', 'CM', 'RB'] as const;
export type CommissionType = (typeof COMMISSION_TYPES)[number];

/** For chat exactly TD and TC are trading sellers. [SELLER-02] */
export function isTradingSeller(commissionType: string): boolean {
  return commissionType === 'TD' || commissionType === 'TC';
}

const fold = (name: string) => name.trim().toLowerCase();

/** TD, or a name in the own-seller list, makes a seller the marketplace's own. [SELLER-04..06] */
export function isOwnSeller(
  merchant: { name: string; commissionType: string },
  ownSellerNames: readonly string[],
): boolean {
  return (
    merchant.commissionType === 'TD' || ownSellerNames.some((name) => fold(name) === fold(merchant.name))
  );
}

export interface ChatConfig {
  enabled: boolean;
  allowedCommissionTypes: readonly string[];
  allowedTradingMerchants: readonly string[];
}

/** Whether a chat action is offered at all; where it leads is another question. [CHAT-01..06] */
export function isSellerChatAvailable(
  merchant: { code: string; commissionType: string },
  config: ChatConfig,
): boolean {
  if (!config.enabled) return false;
  if (!config.allowedCommissionTypes.includes(merchant.commissionType)) return false;
  return (
    config.allowedTradingMerchants.includes(merchant.code) ||
    config.allowedTradingMerchants.length === 0 ||
    !isTradingSeller(merchant.commissionType)
  );
}

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
