export const FULFILMENTS = ['DELIVERY', 'PICKUP'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

export const FULFILMENT_STATUSES = [
  'AVAILABLE',
  'UNAVAILABLE',
  'LOCATION_UNAVAILABLE',
  'VARIANT_UNAVAILABLE',
] as const;
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

export interface FulfilmentTypes {
  delivery: { status: FulfilmentStatus };
  pickup: { status: FulfilmentStatus };
  selected: Fulfilment | null;
}

export function statusOf(types: FulfilmentTypes, fulfilment: Fulfilment): FulfilmentStatus {
  return fulfilment === 'DELIVERY' ? types.delivery.status : types.pickup.status;
}

/** The delivered choice when it is available, else the first available one, else DELIVERY. [FULFIL-08] */
export function startingFulfilment(types: FulfilmentTypes): Fulfilment {
  if (types.selected !== null && statusOf(types, types.selected) === 'AVAILABLE') return types.selected;
  return FULFILMENTS.find((fulfilment) => statusOf(types, fulfilment) === 'AVAILABLE') ?? 'DELIVERY';
}

/** The system changed the location when it answered with another pickup point than the default option's. [FULFIL-10] */
export function isLocationChangedBySystem(
  defaultOptionPickupPoint: string | null,
  loadedPickupPoint: string,
): boolean {
  return defaultOptionPickupPoint !== null && defaultOptionPickupPoint !== loadedPickupPoint;
}
