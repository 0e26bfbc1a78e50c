import type { Failure } from '#src/domain/shell/failure.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import type { ShippingRequest } from '#src/services/fulfilment/shipping/contract.ts';

/** The cheapest way to ship a parcel by the list of all ways, or the reason why no courier takes it. [SHIP-20] */
export interface ShippingTold {
  type: 'shipping.told';
  request: ShippingRequest;
  /** Null when there is no way, or when its price or its days are unknown. */
  summary: ShippingSummary | null;
  /** A code of the shipping catalogue; null when there is a way. */
  failure: Failure | null;
  /** Time of the request, epoch ms of the marketplace. */
  askedAtMs: number;
}
