/** Services bought together with a product: its installation, or an insurance of it. [ADDON-01, ADDON-02] */
export const ADD_ON_TYPES = ['INSTALLATION', 'INSURANCE'] as const;
export type AddOnType = (typeof ADD_ON_TYPES)[number];

/** Price of a service: rupiah for a piece, or a share of the price of the piece. */
export interface ServicePrice {
  /** Rupiah for a piece; of a share what it is for the piece at its ordinary price. */
  price: number;
  /** Hundredths of a percent of the price of a piece; null where the price is the same for every piece. */
  basisPoints: number | null;
}

const WHOLE = 10_000;

/** Whole rupiah that a service costs for one piece of what is bought at `unitPrice` rupiah. [ADDON-07] */
export function addOnPriceOf({ price, basisPoints }: ServicePrice, unitPrice: number): number {
  return basisPoints === null ? price : Math.round((unitPrice * basisPoints) / WHOLE);
}

/** Whole rupiah of all services for so many pieces: each piece has each of them. [ADDON-07] */
export function servicesSum(
  services: readonly ServicePrice[],
  { unitPrice, quantity }: { unitPrice: number; quantity: number },
): number {
  return services.reduce((sum, service) => sum + addOnPriceOf(service, unitPrice) * quantity, 0);
}
