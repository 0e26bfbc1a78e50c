export interface CampaignInfo {
  id: string;
  name: string;
  /** Epoch ms. */
  startTime: number;
  /** Epoch ms. */
  endTime: number;
  quota: number;
  /** Null where it is not told. */
  sold: number | null;
}

/** A campaign runs while server time lies between its start and its end. [CART-08] */
export function isCampaignRunning(campaign: CampaignInfo | null, serverTimeMs: number): boolean {
  return campaign !== null && campaign.startTime <= serverTimeMs && serverTimeMs < campaign.endTime;
}

/** It runs, but its pieces are gone: the price is back to normal. A quota of 0 bounds nothing. [PROMO-09] */
export function isCampaignSoldOut(campaign: CampaignInfo | null, serverTimeMs: number, pieces = 1): boolean {
  return (
    campaign !== null &&
    isCampaignRunning(campaign, serverTimeMs) &&
    campaign.quota > 0 &&
    campaign.sold !== null &&
    campaign.sold + pieces > campaign.quota
  );
}

/** It runs, and so many pieces are left at its price: more than that are sold at another one. [CART-08, BAG-13] */
export function isCampaignOffered(campaign: CampaignInfo | null, serverTimeMs: number, pieces = 1): boolean {
  return isCampaignRunning(campaign, serverTimeMs) && !isCampaignSoldOut(campaign, serverTimeMs, pieces);
}

/** When the product changes because of its campaign, epoch ms: its start, then its end; null when neither is to come. */
export function nextCampaignMoment(campaign: CampaignInfo | null, serverTimeMs: number): number | null {
  if (campaign === null || serverTimeMs >= campaign.endTime) return null;
  return serverTimeMs < campaign.startTime ? campaign.startTime : campaign.endTime;
}
