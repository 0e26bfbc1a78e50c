import { isAddressServed } from '#src/machines/grocery/groceryFacts.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { usePageSelector } from '../../../hooks/page.tsx';

/** The reason why groceries cannot be delivered; null for none, while unknown, and for pickup. [GROC-07] */
export function useDeliveryTrouble(): 'unserviceable' | 'notDelivering' | null {
  return usePageSelector((snapshot) => {
    if (selectVendor(snapshot) !== 'grocery' || selectFulfilment(snapshot) !== 'DELIVERY') return null;
    const { grocery } = snapshot.context;
    const { isDelivering } = grocery;
    if (isAddressServed(grocery) === false) return 'unserviceable';
    return isDelivering === false ? 'notDelivering' : null;
  });
}
