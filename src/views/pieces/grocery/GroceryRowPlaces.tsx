import { laterPlace } from '../../ui/laterPlace.tsx';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

const Shipping = laterPlace(
  'groceryShipping',
  async () => (await import('./later/GroceryShipping.tsx')).GroceryShipping,
  'grocery.slots.failed',
);

/** Replaces the couriers in the shipping section. */
export function GroceryShippingPlace() {
  return (
    <Shipping>
      <SlotsSkeleton />
    </Shipping>
  );
}
