import type { Failure } from '#src/domain/shell/failure.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import type { ShippingRequest } from '#src/services/fulfilment/shipping/contract.ts';

/** What the list of all ways says of a parcel: the cheapest, or why nobody takes it. [SHIP-20] */
export interface ShippingTold {
  type: 'shipping.told';
  request: ShippingRequest;
  /** Null where there is none, and where its price or its days are not known. */
  summary: ShippingSummary | null;
  /** A code of the shipping catalogue; null where there is a way. */
  failure: Failure | null;
  /** When it was asked for, epoch ms of the marketplace. */
  askedAtMs: number;
}
