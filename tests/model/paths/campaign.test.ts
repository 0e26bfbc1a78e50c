// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { campaignMachine } from '#src/machines/promo/campaign/campaignMachine.ts';
import { campaignPaths } from '#src/machines/promo/campaign/campaignPaths.ts';

const options = {
  actors: ['waitUntil', 'waitFor'],
  systemId: 'campaign',
  serverTimeMs: 150,
  isRecorded: true,
};
const records = recordsIn(new URL('./records/campaign.md', import.meta.url));

test('campaign, walk 1: 8 steps to resting', () => {
  const campaign = drive(campaignMachine, {
    ...options,
    input: campaignPaths.inputs.inFlashSale,
  });
  expect(campaign.value()).toEqual('waiting');
  campaign.send(campaignPaths.events.factsChangedWithoutCampaign);
  expect(campaign.value()).toEqual('resting');
  campaign.send(campaignPaths.events.factsChangedInFlashSale);
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.resolve('recheck');
  expect(campaign.value()).toEqual('waiting');
  campaign.reject('waitUntil', new Error('refused'));
  expect(campaign.value()).toEqual('resting');
  campaign.send(campaignPaths.events.factsChangedWithOtherEnd);
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.reject('recheck', new Error('refused'));
  expect(campaign.value()).toEqual('resting');
  expect(campaign.told()).toEqual([
    'product.reloadRequested',
    'product.reloadRequested',
    'product.reloadRequested',
  ]);
  expect(campaign.record()).toEqual(records.get('walk 1: 8 steps to resting'));
});

test('campaign, walk 2: 2 steps to turned', () => {
  const campaign = drive(campaignMachine, {
    ...options,
    input: campaignPaths.inputs.inFlashSale,
  });
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.send(campaignPaths.events.factsChangedInFlashSale);
  expect(campaign.value()).toEqual('turned');
  expect(campaign.told()).toEqual(['product.reloadRequested']);
  expect(campaign.record()).toEqual(records.get('walk 2: 2 steps to turned'));
});
