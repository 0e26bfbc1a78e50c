export const COMMISSION_TYPES = ['TD', 'TC', 'RC', 'CC', 'MP', 'CM', 'RB'] as const;
export type CommissionType = (typeof COMMISSION_TYPES)[number];

/** For chat exactly TD and TC are trading sellers. [SELLER-02] */
export function isTradingSeller(commissionType: string): boolean {
  return commissionType === 'TD' || commissionType === 'TC';
}

export interface ChatConfig {
  enabled: boolean;
  allowedCommissionTypes: readonly string[];
  allowedTradingMerchants: readonly string[];
}

/** Tells whether a chat action is offered; another rule decides where it leads. [CHAT-01..06] */
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
