import { expect, onTestFinished, test } from 'vitest';
import { isCampaignOffered } from '#src/domain/promo/campaign.ts';
import { ITEM, product } from '../support/products.ts';
import { NOW, openHost } from './support/openHost.ts';
import { ask, openTab } from './support/openTab.ts';

const PATH = `/p/barang-uji/${ITEM}`;
const MINUTE_MS = 60_000;
/** When the page is sent that was made at NOW. */
const KEPT_MS = 14_000;
const ENDS_MS = 30_000;

test('[CLOCK-01, PROMO-07] on a page that goes on from a kept one a sale ends when it ends', async () => {
  let nowMs = NOW;
  const campaign = {
    id: 'FS',
    name: 'Flash sale',
    startsInMinutes: -10,
    endsInMinutes: ENDS_MS / MINUTE_MS,
    quota: 10,
    sold: 0,
    price: 60_000,
  };
  const shop = openHost([product({ campaign })], { now: () => nowMs });
  await ask(shop, { cookie: '' }, PATH);
  nowMs = NOW + KEPT_MS;
  const tab = await openTab(shop, { cookie: '' }, PATH, undefined, () => nowMs - NOW - KEPT_MS);
  onTestFinished(() => void tab.close());
  expect(tab.html).toContain(`"serverTimeMs":${NOW},`);

  const clock = () => tab.part('clock')?.getSnapshot().context.serverTimeMs ?? 0;
  const shown = () => tab.page.getSnapshot().context.shown?.campaign ?? null;
  nowMs = NOW + ENDS_MS - 1_000;
  await tab.until(() => clock() === nowMs);
  expect(isCampaignOffered(shown(), clock())).toBe(true);
  nowMs = NOW + ENDS_MS;
  await tab.until(() => clock() === nowMs);
  expect(isCampaignOffered(shown(), clock())).toBe(false);
});
