import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';

const NOW = Date.UTC(2026, 10, 21, 5, 0, 30);
const MINUTE = 60_000;
const SALE = {
  id: 'kilat',
  name: 'Kilat',
  startsInMinutes: -60,
  endsInMinutes: 120,
  quota: 10,
  sold: 4,
  price: 80_000,
};

function folder() {
  const dataDir = keptFolder('offers-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A process on a database, at a time. */
function open(dataDir: string, clock: { ms: number }, campaign: object = SALE) {
  const marketplace = createMarketplace({
    dataDir,
    faults: false,
    now: () => clock.ms,
    products: [product({ campaign } as never)],
    merchants: [SELLER],
    vouchers: [testVoucher()],
  });
  const read = async (below: string) =>
    (
      (await (await marketplace.fetch(new Request(`http://shop.test/backend${below}`))).json()) as {
        data: any;
      }
    ).data;
  return {
    campaign: async () => (await read(`/product-detail/products/${ITEM}/_summary`)).campaignInfo,
    price: async () => (await read(`/product-detail/products/${ITEM}/_summary`)).price.offered,
    close: () => marketplace.close(),
  };
}

test('[PROMO-11] two processes on one database agree on the end of a campaign', async () => {
  const dataDir = folder();
  const first = open(dataDir, { ms: NOW });
  const second = open(dataDir, { ms: NOW + 47 * MINUTE });
  const told = await first.campaign();
  expect(told.endTime - told.startTime).toBe(180 * MINUTE);
  expect(await second.campaign()).toEqual(told);
  first.close();
  second.close();
});

test('[PROMO-11] a restart begins nothing anew', async () => {
  const dataDir = folder();
  const before = open(dataDir, { ms: NOW });
  const told = await before.campaign();
  before.close();
  const after = open(dataDir, { ms: NOW + 30 * MINUTE });
  expect(await after.campaign()).toEqual(told);
  after.close();
});

test('[PROMO-11] pauses after its end, then returns with its whole quota, again and again', async () => {
  const clock = { ms: NOW };
  const market = open(folder(), clock);
  const { endTime, sold } = await market.campaign();
  expect(await market.price()).toBe(80_000);
  clock.ms = endTime;
  expect(await market.campaign()).toBeNull();
  expect(await market.price()).toBe(100_000);
  clock.ms = endTime + 15 * MINUTE;
  expect(await market.campaign()).toMatchObject({
    startTime: clock.ms,
    endTime: clock.ms + 180 * MINUTE,
    sold,
  });
  expect(await market.price()).toBe(80_000);
  clock.ms = endTime + 40 * 195 * MINUTE + 20 * MINUTE;
  const later = await market.campaign();
  expect(later.startTime).toBeLessThanOrEqual(clock.ms);
  expect(later.endTime).toBeGreaterThan(clock.ms);
  market.close();
});

test('[PROMO-11] one that is announced is announced again; one that was over stays over', async () => {
  const clock = { ms: NOW };
  const announced = open(folder(), clock, { ...SALE, startsInMinutes: 60, endsInMinutes: 120 });
  const first = await announced.campaign();
  expect(first.startTime).toBeGreaterThan(clock.ms);
  clock.ms = first.endTime + 15 * MINUTE;
  expect((await announced.campaign()).startTime).toBe(clock.ms + 60 * MINUTE);
  announced.close();
  const over = open(folder(), clock, { ...SALE, startsInMinutes: -120, endsInMinutes: -60 });
  for (const hours of [0, 5, 24, 240]) {
    clock.ms += hours * 60 * MINUTE;
    expect(await over.campaign()).toBeNull();
  }
  over.close();
});
