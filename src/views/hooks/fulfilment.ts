import { useEffect } from 'react';
import { dayStart } from '#src/domain/format.ts';
import { orderUntil } from '#src/domain/orderUntil.ts';
import { isLogisticCode } from '#src/domain/shipping.ts';
import { stockStatusOf } from '#src/domain/stock.ts';
import { vendorOf, type Vendor } from '#src/domain/vendor.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import type { PickupPoint } from '#src/services/pickupPoints/contract.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
  usePart,
  usePartSelector,
} from './page.tsx';
import { useRetry } from './standing.ts';
import { useSummary, useTags } from './product.ts';

const NO_POINTS: PickupPoint[] = [];

/** The vendor whose page the product belongs to, also on a page that stands outside both. [ROUTE-29] */
export function useHomeVendor(): Vendor {
  const vendor = usePageSelector(selectVendor);
  return vendorOf(useSummary()) ?? vendor;
}

/** The beginning of the server's today in Jakarta, epoch ms; changes once a day and not every second. */
export function useToday(): number {
  return usePartSelector('clock', ({ context }) => dayStart(context.serverTimeMs));
}

/** Whether a day of arrival can be named: not of what is sold out, not out yet, or waits for its seller's return. */
export function useIsArrivalPromised(): boolean {
  const status = stockStatusOf(useTags());
  const { storeClose } = useSummary().merchant;
  return storeClose === null && status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON';
}

/**
 * Until when to order for the arrival that the page tells, "15.00" in Jakarta: of the chosen way, else of the cheapest. Null
 * where nobody says, and from that minute on. [SHIP-18, SHIP-22]
 */
export function useOrderUntil(): string | null {
  const isPromised = useIsArrivalPromised();
  const summary = usePartSelector('shippingSummary', ({ context }) => context.summary);
  const summaryAskedMs = usePartSelector('shippingSummary', ({ context }) => context.askedAtMs);
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const chosenAskedMs = useLaterSelector('shipping', ({ context }) => context.askedAtMs, 0);
  const [told, askedMs] = chosen === null ? [summary, summaryAskedMs] : [chosen, chosenAskedMs];
  const time = usePartSelector(
    'clock',
    ({ context }) => orderUntil(told, context.serverTimeMs, askedMs)?.time ?? null,
  );
  return isPromised ? time : null;
}

/** What a courier is called: by its code, else as it says itself, else the seller's own. */
export function useCourierName(): (code: string, name?: string) => string {
  const t = useCopy();
  const { merchant } = useSummary();
  return (code, name = '') => (isLogisticCode(code) ? t(`shipping.code.${code}`) : name || merchant.name);
}

/** Opens the address picker, on its map when a pin is wanted. [SHIP-09] */
export function useAddressPicker(): (wantsPin?: boolean) => void {
  const modal = usePart('modal');
  return (wantsPin = false) =>
    modal.send({ type: 'modal.opened', key: 'addressPicker', params: wantsPin ? { pin: true } : {} });
}

/** All places of the shown item, asked for by this view. [PICKUP-01] */
export function usePickupPoints() {
  useNeeded('pickupPoints', true);
  const part = useLaterPart('pickupPoints');
  const retry = useRetry('pickupPoints');
  const isMissed = useIsPartMissed('pickupPoints');
  const points = useLaterSelector('pickupPoints', ({ context }) => context.points, NO_POINTS);
  const hasFailed = useLaterSelector('pickupPoints', (snapshot) => snapshot.hasTag('pointsFailed'), false);
  const isReady = useLaterSelector(
    'pickupPoints',
    (snapshot) => snapshot.matches({ points: { asked: 'ready' } }),
    false,
  );
  useEffect(() => part?.send({ type: 'points.requested' }), [part]);
  return {
    points,
    isReady,
    hasFailed: hasFailed || isMissed,
    retry,
  };
}

/** The address of the shown product from a place. [PICKUP-02] */
export function usePlaceLink(): (pickupPointCode: string, fulfilment: 'DELIVERY' | 'PICKUP') => string {
  const vendor = useHomeVendor();
  const { urlFriendlyName, itemSku } = useSummary();
  return (pickupPointCode, fulfilment) =>
    links.productAt(vendor, urlFriendlyName, itemSku, { pickupPointCode, fulfilment });
}
