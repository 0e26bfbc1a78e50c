import { expect, test } from 'vitest';
import { isCampaignOffered, isCampaignRunning } from '#src/domain/promo/campaign.ts';

test('[CART-08] a campaign runs from its start until before its end', () => {
  const campaign = { id: 'x', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };
  expect([9, 10, 19, 20].map((now) => isCampaignRunning(campaign, now))).toEqual([false, true, true, false]);
  expect(isCampaignRunning(null, 15)).toBe(false);
});

test('[BAG-13] a campaign offers as many pieces as it has left, and any number without a quota', () => {
  const campaign = { id: 'x', name: '', startTime: 10, endTime: 20, quota: 3, sold: 1 };
  expect([1, 2, 3].map((pieces) => isCampaignOffered(campaign, 15, pieces))).toEqual([true, true, false]);
  expect(isCampaignOffered({ ...campaign, quota: 0 }, 15, 9)).toBe(true);
  expect(isCampaignOffered({ ...campaign, sold: null }, 15, 9)).toBe(true);
});
