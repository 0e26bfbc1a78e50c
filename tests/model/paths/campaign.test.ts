// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { campaignMachine } from '#src/machines/promo/campaign/campaignMachine.ts';
import { campaignPaths } from '#src/machines/promo/campaign/campaignPaths.ts';

const options = {
  actors: ['waitUntil', 'waitFor'],
  systemId: 'campaign',
  serverTimeMs: 150,
};
const input1 = campaignPaths.inputs[0]!;
const factsChanged = campaignPaths.events[1]!;
const factsChanged2 = campaignPaths.events[0]!;
const factsChanged3 = campaignPaths.events[2]!;

test('campaign, walk 1: 8 steps to resting', () => {
  const campaign = drive(campaignMachine, {
    ...options,
    input: input1,
  });
  expect(campaign.value()).toEqual('waiting');
  campaign.send(factsChanged);
  expect(campaign.value()).toEqual('resting');
  campaign.send(factsChanged2);
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.resolve('recheck');
  expect(campaign.value()).toEqual('waiting');
  campaign.reject('waitUntil', new Error('refused'));
  expect(campaign.value()).toEqual('resting');
  campaign.send(factsChanged3);
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.reject('recheck', new Error('refused'));
  expect(campaign.value()).toEqual('resting');
  expect(campaign.toPage.map(({ type }) => type)).toEqual([
    'campaign.turned',
    'campaign.turned',
    'campaign.turned',
  ]);
});

test('campaign, walk 2: 2 steps to turned', () => {
  const campaign = drive(campaignMachine, {
    ...options,
    input: input1,
  });
  expect(campaign.value()).toEqual('waiting');
  campaign.resolve('waitUntil');
  expect(campaign.value()).toEqual('turned');
  campaign.send(factsChanged2);
  expect(campaign.value()).toEqual('turned');
  expect(campaign.toPage.map(({ type }) => type)).toEqual(['campaign.turned']);
});
