import { fromPromise } from 'xstate';
import { shippingMachine } from '#src/machines/fulfilment/shipping/shippingMachine.ts';
import type { ShippingOption, ShippingRequest } from '#src/services/shipping/contract.ts';
import { createShippingService } from '#src/services/shipping/shippingService.ts';
import { laterService } from '../servicesOf.ts';
import { waitFor } from './waitFor.ts';

const shippingOf = laterService(({ backend }) => createShippingService(backend));

export const shippingLogic = shippingMachine.provide({
  actors: {
    waitFor,
    loadShippingOptions: fromPromise<ShippingOption[], { request: ShippingRequest }>(
      ({ input, signal, system }) => shippingOf(system).options(input.request, signal),
    ),
  },
});
