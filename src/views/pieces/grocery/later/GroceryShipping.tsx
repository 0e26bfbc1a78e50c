import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import { usePageSelector } from '../../../hooks/page.tsx';
import { GroceryDelivery } from './GroceryDelivery.tsx';
import { GroceryPickup } from './GroceryPickup.tsx';

/** Delivery or pickup of groceries. */
export function GroceryShipping() {
  return usePageSelector(selectFulfilment) === 'DELIVERY' ? <GroceryDelivery /> : <GroceryPickup />;
}
