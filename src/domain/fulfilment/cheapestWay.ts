/** Facts by which ways are compared: rupiah (null when unknown), and the most days of delivery. */
interface ComparedWay {
  available: boolean;
  price: number | null;
  etd: { maxDays: number } | null;
}

/** Cheaper first, the faster one of equals. */
export function byShippingPrice(left: ComparedWay, right: ComparedWay): number {
  const days = ({ etd }: ComparedWay) => etd?.maxDays ?? Infinity;
  return (left.price ?? 0) - (right.price ?? 0) || days(left) - days(right);
}

/** The cheapest open way; null when none is open. [SHIP-02] */
export function cheapestOf<TWay extends ComparedWay>(ways: readonly TWay[]): TWay | null {
  return ways.filter(({ available }) => available).sort(byShippingPrice)[0] ?? null;
}
