import { fromPromise } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { pickupPointsMachine } from '#src/machines/fulfilment/pickupPoints/pickupPointsMachine.ts';
import type {
  NearestPickupPoint,
  OfflineMerchant,
  OfflineType,
  OtherPickupPoint,
  PickupPoint,
} from '#src/services/fulfilment/pickupPoints/contract.ts';
import { createPickupPointsService } from '#src/services/fulfilment/pickupPoints/pickupPointsService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const pickupOf = laterService(({ backend }) => createPickupPointsService(backend));

export const pickupPointsLogic = provided(pickupPointsMachine, {
  actors: {
    loadPickupPoints: fromPromise<PickupPoint[], { itemSku: string }>(({ input, signal, system }) =>
      pickupOf(system).points(input.itemSku, signal),
    ),
    loadNearestPickupPoint: fromPromise<NearestPickupPoint, { itemSku: string; geolocation: Geolocation }>(
      ({ input, signal, system }) => pickupOf(system).nearest(input.itemSku, input.geolocation, signal),
    ),
    loadOtherPickupPoint: fromPromise<
      OtherPickupPoint,
      { itemSku: string; pickupPointCode: string; geolocation: Geolocation | null }
    >(({ input, signal, system }) =>
      pickupOf(system).other(input.itemSku, input.pickupPointCode, input.geolocation, signal),
    ),
    loadOfflineMerchants: fromPromise<OfflineMerchant[], { itemSku: string; type: OfflineType }>(
      ({ input, signal, system }) => pickupOf(system).offlineMerchants(input.itemSku, input.type, signal),
    ),
  },
});
