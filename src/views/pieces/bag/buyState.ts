import { selectIsPending, selectIsPurchasable } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectIsReplacing } from '#src/machines/product/product/productSelectors.ts';
import {
  selectFulfilment,
  selectIsDestinationKnown,
  selectIsSaleLost,
} from '#src/machines/page/pageSelectors.ts';
import { isAboutPlace } from '#src/domain/fulfilment/shippingPlace.ts';
import { saleStatusOf } from '#src/domain/product/stock.ts';
import { useIsLost, useLaterSelector, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product/product.ts';

/** The one form of all buy controls, wherever they stand; it works before the script has come. */
export const BUY_FORM_ID = 'buy-form';

/** The action that the buy controls offer now. */
export type BuyOffer = 'buy' | 'notify' | 'remind' | 'stores' | 'unavailable';

export function useBuyOffer(): BuyOffer {
  const status = saleStatusOf(useTags());
  const isUnreached = useIsUnreached();
  const isPurchasable = usePartSelector('addToCart', selectIsPurchasable);
  const isLost = usePageSelector(selectIsSaleLost);
  if (status === 'OUT_OF_STOCK') return 'notify';
  if (status === 'COMING_SOON') return 'remind';
  if (status === 'OFFLINE_ONLY') return 'stores';
  return isPurchasable && !isUnreached && !isLost ? 'buy' : 'unavailable';
}

/** True when no delivery reaches the visitor's address; another address helps. [SHIP-12] */
export function useIsUnreached(): boolean {
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const status = useSummary().fulfillmentTypes.delivery.status;
  const isRefused = usePartSelector(
    'shippingSummary',
    ({ context: { failure } }) => failure !== null && isAboutPlace(failure.code, failure.params),
  );
  const isKnown = usePageSelector(selectIsDestinationKnown);
  return isDelivery && isKnown && (status === 'LOCATION_UNAVAILABLE' || isRefused);
}

/** True when the visitor chose to subscribe rather than to buy once. [TAG-21] */
export const useIsSubscribing = () =>
  useLaterSelector(
    'subscription',
    (snapshot) => snapshot.matches('offered') && snapshot.context.chosen.isSubscribing,
    false,
  );

/** Nothing can be pressed while a request is under way or another option is loading. [CART-23, PRODUCT-26] */
export function useIsBuyBusy(): boolean {
  const isPending = usePartSelector('addToCart', selectIsPending);
  const isReplacing = usePartSelector('product', selectIsReplacing);
  // A part that threw answers no press. [ERR-67]
  const isLost = useIsLost('addToCart');
  return isPending || isReplacing || isLost;
}
