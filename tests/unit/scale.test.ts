import { describe, expect, test } from 'vitest';
import { simulateShop, type ScaledShop } from '../../bench/scale.ts';

const SHOP: ScaledShop = {
  visitsPerSecond: 200,
  products: 20_000,
  fall: 0.9,
  withBag: 0.23,
  members: 0.15,
  alone: 0.02,
  secondLanguage: 0.15,
  hosts: 4,
  keptPerHost: 300,
  freshSeconds: 15,
  isShared: true,
};

describe('[HOST-43] the simulated shop of many hosts', () => {
  test('gives each visit one kind of answer, the same with each run', () => {
    const shares = simulateShop(SHOP);
    const { kept, composed, member, handed, rendered } = shares;
    expect(kept + composed + member + handed + rendered).toBeCloseTo(1, 10);
    expect(simulateShop(SHOP)).toEqual(shares);
  });

  test('renders the one page of a small shop once in its lifetime', () => {
    const one = { ...SHOP, products: 1, hosts: 1, alone: 0, secondLanguage: 0, isShared: false };
    const { kept, composed, member, handed, rendered, renewed } = simulateShop(one);
    expect([handed, rendered]).toEqual([0, 0]);
    // 60 seconds at 200 visits a second have 12,000 visits and four lifetimes.
    expect(renewed * 12_000).toBeCloseTo(4, 0);
    expect(Math.abs(kept - 0.62)).toBeLessThan(0.02);
    expect(Math.abs(composed - 0.23)).toBeLessThan(0.02);
    expect(Math.abs(member - 0.15)).toBeLessThan(0.02);
  });

  test('renders less with a Valkey, with longer lives and with fewer products', () => {
    const renders = (differences: Partial<ScaledShop>) => {
      const { rendered, renewed } = simulateShop({ ...SHOP, ...differences });
      return rendered + renewed;
    };
    const usual = renders({});
    expect(renders({ isShared: false })).toBeGreaterThan(usual * 1.2);
    expect(renders({ freshSeconds: 60 })).toBeLessThan(usual * 0.8);
    expect(renders({ products: 2_000 })).toBeLessThan(usual * 0.7);
    expect(renders({ alone: 1 })).toBeCloseTo(1, 10);
  });

  test('sends more from memory where a host keeps more pages', () => {
    const keptOf = (keptPerHost: number) => simulateShop({ ...SHOP, freshSeconds: 60, keptPerHost }).kept;
    expect(keptOf(3_000)).toBeGreaterThan(keptOf(100) * 1.2);
  });
});
