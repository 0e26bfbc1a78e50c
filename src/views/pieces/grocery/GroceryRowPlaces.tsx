import { laterPlace } from '../../ui/laterPlace.tsx';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

const Shipping = laterPlace(
  'groceryShipping',
  async () => (await import('./later/GroceryShipping.tsx')).GroceryShipping,
  'grocery.slots.failed',
);

/** In the shipping section, in place of what couriers do. */
export function GroceryShippingPlace() {
  return (
    <Shipping>
      <SlotsSkeleton />
    </Shipping>
  );
}
