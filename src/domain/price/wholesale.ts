/** A price for a quantity range; `maxQty` null is open upwards, prices are rupiah a piece. */
export interface WholesaleTier {
  minQty: number;
  maxQty: number | null;
  price: number;
}

/** The tier of a quantity: the highest one that begins at or below it; null below all of them. [WHOLESALE-02] */
export function tierOf<TTier extends { minQty: number }>(
  tiers: readonly TTier[],
  quantity: number,
): TTier | null {
  return tiers.reduce<TTier | null>(
    (best, tier) => (tier.minQty <= quantity && (best === null || tier.minQty > best.minQty) ? tier : best),
    null,
  );
}

/** Tells whether a tier begins above the most that a visitor can have; such a tier is not offered. [WHOLESALE-05] */
export function isOutOfReach(tier: WholesaleTier, most: number): boolean {
  return tier.minQty > most;
}

/**
 * The fewest pieces whose price by their tier reaches an amount (rupiah), at least 1; null when none do within
 * `most`. Without tiers every piece costs `price`.
 */
export function piecesReaching(
  amount: number,
  price: number,
  tiers: readonly WholesaleTier[],
  most: number,
): number | null {
  const ranges =
    tiers.length === 0
      ? [{ from: 1, to: most, price }]
      : [
          { from: 1, to: Math.min(...tiers.map((tier) => tier.minQty)) - 1, price },
          ...tiers.map((tier) => ({ from: tier.minQty, to: tier.maxQty ?? most, price: tier.price })),
        ];
  const reached = ranges.flatMap((range) => {
    if (range.price <= 0) return amount <= 0 ? [range.from] : [];
    const pieces = Math.max(range.from, Math.ceil(amount / range.price));
    return pieces <= Math.min(range.to, most) ? [pieces] : [];
  });
  return reached.length === 0 ? null : Math.min(...reached);
}
