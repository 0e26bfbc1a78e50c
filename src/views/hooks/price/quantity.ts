import { lineBeyondSale } from '#src/domain/price/quantityLimit.ts';
import { selectRoom } from '#src/machines/page/pageSelectors.ts';
import { selectQuantity } from '#src/machines/price/priceSummary/quantitySelectors.ts';
import { usePageSelector, usePartSelector } from '../page.tsx';

/** The chosen quantity of the shown item; null while nothing can be bought. [PRICE-02] */
export const useQuantity = () => usePartSelector('priceSummary', selectQuantity);

/** Tells whether there is a quantity; a view that asks for no more does not draw again at each press. */
export const useHasQuantity = () =>
  usePartSelector('priceSummary', (snapshot) => selectQuantity(snapshot) !== null);

/** The price of the chosen pieces in a bag that holds all pieces of the sale; null for any other bag. [BAG-13] */
export function useBeyondSale() {
  const beyond = usePageSelector(selectRoom)?.beyondSale ?? null;
  const quantity = useQuantity();
  return beyond === null || quantity === null
    ? null
    : { isJoining: beyond.inBag > 0, ...lineBeyondSale(beyond, quantity) };
}
