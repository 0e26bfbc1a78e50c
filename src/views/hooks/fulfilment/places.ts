import { useEffect } from 'react';
import { links } from '#src/router/links.ts';
import type { PickupPoint } from '#src/services/fulfilment/pickupPoints/contract.ts';
import { useHomeVendor } from './fulfilment.ts';
import { useIsPartMissed, useLaterPart, useLaterSelector, useNeeded } from '../page.tsx';
import { useSummary } from '../product/product.ts';
import { useRetry } from '../standing.ts';

const NO_POINTS: PickupPoint[] = [];

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
