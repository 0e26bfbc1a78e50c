import { expect, test } from 'vitest';
import { isCampaignRunning } from '#src/domain/campaign.ts';

test('[CART-08] a campaign runs from its start until before its end', () => {
  const campaign = { id: 'x', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };
  expect([9, 10, 19, 20].map((now) => isCampaignRunning(campaign, now))).toEqual([false, true, true, false]);
  expect(isCampaignRunning(null, 15)).toBe(false);
});
