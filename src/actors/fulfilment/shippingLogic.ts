import { fromPromise } from 'xstate';
import { COURIER_KEY } from '#src/domain/shell/limits.ts';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import type { ShippingOption, ShippingRequest } from '#src/services/fulfilment/shipping/contract.ts';
import { courierKeptFor, keptCourier } from '#src/services/fulfilment/shipping/keptCourier.ts';
import { createShippingService } from '#src/services/fulfilment/shipping/shippingService.ts';
import { laterService, servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { waitForClock } from '../waitForClock.ts';
import { provided } from '../provided.ts';

const shippingOf = laterService(({ backend }) => createShippingService(backend));

export const shippingLogic = provided(shippingMachine, {
  actors: {
    waitFor,
    waitForClock,
    readKeptCourier: fromPromise<string | null, { itemSku: string }>(async ({ input, system }) =>
      courierKeptFor(servicesOf(system).tabStorage.read(COURIER_KEY), input.itemSku),
    ),
    loadShippingOptions: fromPromise<ShippingOption[], { request: ShippingRequest }>(
      ({ input, signal, system }) => shippingOf(system).options(input.request, signal),
    ),
  },
  actions: {
    keepCourier: ({ system }, { itemSku, code }) => {
      if (code !== null) servicesOf(system).tabStorage.write(COURIER_KEY, keptCourier(itemSku, code));
    },
  },
});
