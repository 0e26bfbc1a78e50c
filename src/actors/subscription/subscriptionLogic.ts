import { fromPromise } from 'xstate';
import { subscriptionMachine } from '#src/machines/subscription/subscription/subscriptionMachine.ts';
import type {
  LoadedSubscription,
  SubscriptionCall,
} from '#src/machines/subscription/subscription/subscriptionTypes.ts';
import type {
  SubscriptionPlace,
  SubscriptionPlaceBody,
  SubscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import { createSubscriptionService } from '#src/services/subscription/subscription/subscriptionService.ts';
import { laterService } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const subscriptionOf = laterService(({ backend }) => createSubscriptionService(backend));

export const subscriptionLogic = provided(subscriptionMachine, {
  actors: {
    waitFor,
    loadOffer: fromPromise<LoadedSubscription, { itemSku: string }>(
      async ({ input: { itemSku }, signal, system }) => {
        const { detail, benefit } = subscriptionOf(system);
        const [ofDetail, ofBenefit] = await Promise.all([detail(itemSku, signal), benefit(itemSku, signal)]);
        return { detail: ofDetail, benefit: ofBenefit };
      },
    ),
    findPlace: fromPromise<SubscriptionPlace, SubscriptionPlaceBody>(({ input, signal, system }) =>
      subscriptionOf(system).nearestPickupPoint(input, signal),
    ),
    addSubscription: fromPromise<SubscriptionTaken, SubscriptionCall>(({ input, system }) =>
      input.bundleId === null
        ? subscriptionOf(system).add(input.body)
        : subscriptionOf(system).join(input.bundleId, input.body),
    ),
  },
});
