import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const START = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const DAY = 24 * 60;
const DAY_MS = DAY * MINUTE_MS;
type Facts = Parameters<typeof product>[0];

/** The lowest price that the summary of an item tells, so long after its marketplace opened. */
async function lowestOf(facts: Facts, passedMs = 0, itemSku = ITEM): Promise<unknown> {
  let now = START;
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => now,
    products: [product(facts)],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  now += passedMs;
  const { status, body } = await visitor(shop).read(`/product-detail/products/${itemSku}/_summary`);
  expect(status).toBe(200);
  return body.data.lowestPrice;
}
const from = (offered: number, days: number) => ({ offered, sinceMinutes: days * DAY });
const REDUCED = { offered: 80_000, listed: 100_000, reducedSinceMinutes: -5 * DAY };
const CAMPAIGN = { id: 'FS', name: 'Obral', startsInMinutes: 60, endsInMinutes: 120, quota: 4, sold: 0 };

describe('[PRICE-20] the lowest price of 30 days', () => {
  test('is the lowest of several, whether above the present price, the same or below it', async () => {
    const lowest = (...between: number[]) =>
      lowestOf({
        item: {
          ...REDUCED,
          formerPrices: [
            from(100_000, -90),
            ...between.map((offered, position) => from(offered, -20 + position)),
            from(100_000, -10),
          ],
        },
      });
    expect(await lowest()).toBe(100_000);
    expect(await lowest(90_000, 95_000)).toBe(90_000);
    expect(await lowest(95_000, 80_000)).toBe(80_000);
    expect(await lowest(90_000, 70_000, 75_000)).toBe(70_000);
  });

  test('counts a price until the minute in which the 30 days before the reduction began', async () => {
    const endedAt = (sinceMinutes: number) =>
      lowestOf({
        item: {
          ...REDUCED,
          formerPrices: [from(60_000, -90), { offered: 100_000, sinceMinutes }],
        },
      });
    expect(await endedAt(-35 * DAY)).toBe(100_000);
    expect(await endedAt(-35 * DAY + 1)).toBe(60_000);
  });

  test('is of the days before the reduction, however long ago that began', async () => {
    const item = { ...REDUCED, formerPrices: [from(60_000, -90), from(90_000, -34), from(100_000, -10)] };
    expect(await lowestOf({ item })).toBe(60_000);
    expect(await lowestOf({ item }, 400 * DAY_MS)).toBe(60_000);
    // A price that came with the reduction, or after it, is not one from before it.
    const stepped = { ...item, formerPrices: [...item.formerPrices, from(50_000, -5), from(55_000, -1)] };
    expect(await lowestOf({ item: stepped })).toBe(60_000);
  });

  test('is not told without former prices, before they began, or without a reduction or its start', async () => {
    expect(await lowestOf({ item: REDUCED })).toBeNull();
    expect(await lowestOf({ item: { ...REDUCED, formerPrices: [] } })).toBeNull();
    expect(await lowestOf({ item: { ...REDUCED, formerPrices: [from(100_000, -5)] } })).toBeNull();
    const formerPrices = [from(90_000, -90)];
    expect(await lowestOf({ item: { offered: 80_000, formerPrices } })).toBeNull();
    expect(await lowestOf({ item: { ...REDUCED, listed: 80_000, formerPrices } })).toBeNull();
    const { reducedSinceMinutes: _, ...unknown } = REDUCED;
    expect(await lowestOf({ item: { ...unknown, formerPrices } })).toBeNull();
  });

  test('is not told where a campaign has a price of its own; one without a price changes none', async () => {
    const item = { ...REDUCED, formerPrices: [from(90_000, -90)] };
    expect(await lowestOf({ item, campaign: { ...CAMPAIGN, price: 60_000 } })).toBeNull();
    expect(await lowestOf({ item, campaign: CAMPAIGN })).toBe(90_000);
  });

  test('is of the item, not of its product', async () => {
    const items = [{ ...REDUCED, formerPrices: [from(90_000, -90)] }, REDUCED];
    expect(await lowestOf({ items })).toBe(90_000);
    expect(await lowestOf({ items }, 0, 'UJI-00001-02')).toBeNull();
  });
});
