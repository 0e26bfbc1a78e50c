export interface CampaignInfo {
  id: string;
  name: string;
  /** Epoch ms. */
  startTime: number;
  /** Epoch ms. */
  endTime: number;
  quota: number;
  sold: number;
}

/** A campaign runs while server time lies between its start and its end. [CART-08] */
export function isCampaignRunning(campaign: CampaignInfo | null, serverTimeMs: number): boolean {
  return campaign !== null && campaign.startTime <= serverTimeMs && serverTimeMs < campaign.endTime;
}
