import { dayStart } from '#src/domain/shell/format.ts';
import { orderBeforeOf } from '#src/domain/fulfilment/orderBefore.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { vendorOf, type Vendor } from '#src/domain/product/vendor.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectIsDestinationKnown, selectVendor } from '#src/machines/page/pageSelectors.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import { useLaterSelector, usePageSelector, usePartSelector } from '../page.tsx';
import { useOpener, type Press } from '../press.ts';
import { useSummary, useTags } from '../product/product.ts';

/** The vendor that the product belongs to, also on a page outside both shells. [ROUTE-29] */
export function useHomeVendor(): Vendor {
  const vendor = usePageSelector(selectVendor);
  return vendorOf(useSummary()) ?? vendor;
}

/** The beginning of the server's today in Jakarta, epoch ms; changes once a day and not every second. */
export function useToday(): number {
  return usePartSelector('clock', ({ context }) => dayStart(context.serverTimeMs));
}

/** True when a day of arrival can be named: the product is in stock and out, and its seller is not on a break. */
export function useIsArrivalPromised(): boolean {
  const status = stockStatusOf(useTags());
  const { storeClose } = useSummary().merchant;
  return storeClose === null && status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON';
}

/** The cheapest delivery to the destination, as last loaded; null while it or the destination is unknown. [SHIP-24] */
export function useShippingSummary(): ShippingSummary | null {
  const summary = usePartSelector('shippingSummary', ({ context }) => context.summary);
  return usePageSelector(selectIsDestinationKnown) ? summary : null;
}

/** True while the shipping is loading or waits for the destination. */
export function useIsShippingComing(): boolean {
  const isBusy = usePartSelector('shippingSummary', (snapshot) => snapshot.hasTag('busy'));
  // The destination is on its way too, unless its call has failed. [ADDRESS-14]
  const isPlaceComing = usePageSelector(
    (snapshot) => !selectIsDestinationKnown(snapshot) && !snapshot.context.isDestinationFailed,
  );
  return isPlaceComing || isBusy;
}

/**
 * The time to order before for the arrival that the page shows, "15.00" in Jakarta: of the chosen way, else of the
 * cheapest. Null when the backend names no time, and once it has passed. [SHIP-18, SHIP-22]
 */
export function useOrderBefore(): string | null {
  const isPromised = useIsArrivalPromised();
  const summary = useShippingSummary();
  const summaryAskedMs = usePartSelector('shippingSummary', ({ context }) => context.askedAtMs);
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const chosenAskedMs = useLaterSelector('shipping', ({ context }) => context.askedAtMs, 0);
  const [told, askedMs] = chosen === null ? [summary, summaryAskedMs] : [chosen, chosenAskedMs];
  const time = usePartSelector(
    'clock',
    ({ context }) => orderBeforeOf(told, context.serverTimeMs, askedMs)?.time ?? null,
  );
  return isPromised ? time : null;
}

/** Attributes of a button that opens the address picker, on its map when a pin is wanted. [SHIP-09] */
export function useAddressPicker(): (wantsPin?: boolean) => Press {
  const opens = useOpener();
  return (wantsPin = false) => opens('addressPicker', wantsPin ? { pin: true } : {});
}
