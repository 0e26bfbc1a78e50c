import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { usePageSelector } from '../../hooks/page.tsx';
import { laterPlace } from '../../ui/laterPlace.tsx';
import { RowSkeleton } from '../../ui/RowSkeleton.tsx';
import { SlotsSkeleton } from './SlotsSkeleton.tsx';

const Shipping = laterPlace(
  'groceryShipping',
  async () => (await import('./GroceryShipping.tsx')).GroceryShipping,
  'grocery.slots.failed',
);
const Service = laterPlace(
  'groceryService',
  async () => (await import('./GroceryService.tsx')).GroceryService,
);

/** In the shipping section, in place of what couriers do. */
export function GroceryShippingPlace() {
  return (
    <Shipping>
      <SlotsSkeleton />
    </Shipping>
  );
}

/** The first row of the services. */
export function GroceryServicePlace() {
  if (usePageSelector(selectVendor) !== 'grocery') return null;
  return (
    <Service>
      <div aria-busy="true">
        <RowSkeleton icon="store" />
      </div>
    </Service>
  );
}
