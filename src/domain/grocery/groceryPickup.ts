import type { PickupHourStatus } from '../fulfilment/pickup.ts';

/** Some hour of the store is left. [GROC-25] */
export function isGroceryPickupAvailable(pickupHours: readonly { status: PickupHourStatus }[]): boolean {
  return pickupHours.some(({ status }) => status === 'AVAILABLE');
}
