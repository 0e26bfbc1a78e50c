import { expect, test } from 'vitest';
import { campaignMachine } from '#src/machines/promo/campaign/campaignMachine.ts';
import { campaignPaths } from '#src/machines/promo/campaign/campaignPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const flash = { id: 'FS', name: 'Flash sale', startTime: 100, endTime: 200, quota: 10, sold: 1 };
const told = (campaign: typeof flash | null) => ({ type: 'facts.changed', facts: partFacts({ campaign }) });
const options = {
  actors: ['waitUntil', 'waitFor'],
  systemId: 'campaign',
  input: partFacts({ campaign: flash }),
  serverTimeMs: 150,
};

test('campaign: every transition, and every state survives a restore', () => {
  expectEveryTransition(campaignPaths);
});

test.each([
  [50, 100],
  [150, 200],
])(
  '[PROMO-07] at server time %i it waits until %i and then has the product told anew',
  (serverTimeMs, moment) => {
    const part = drive(campaignMachine, { ...options, serverTimeMs });
    expect(part.inputOf('waitUntil')).toEqual({ moment });
    part.resolve('waitUntil');
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'product', event: { type: 'product.reloadRequested' } },
    ]);
  },
);

test('[PROMO-07] nothing is waited for without a campaign, or after its end', () => {
  expect(drive(campaignMachine, { ...options, serverTimeMs: 200 }).waiting()).toEqual([]);
  expect(drive(campaignMachine, { ...options, input: partFacts() }).waiting()).toEqual([]);
});

test('[PROMO-07] an answer that came too early is asked for once more, and then no more', () => {
  const part = drive(campaignMachine, options);
  part.resolve('waitUntil');
  part.send(told(flash));
  expect(part.waiting()).toEqual(['recheck']);
  part.resolve('recheck');
  expect(part.toPage).toHaveLength(2);
});

test('another campaign is waited for instead; more pieces sold are no other campaign', () => {
  const part = drive(campaignMachine, options);
  part.send(told({ ...flash, sold: 9 }));
  expect(part.inputOf('waitUntil')).toEqual({ moment: 200 });
  part.send(told({ ...flash, endTime: 400 }));
  expect(part.inputOf('waitUntil')).toEqual({ moment: 400 });
  part.send(told(null));
  expect(part.waiting()).toEqual([]);
});
