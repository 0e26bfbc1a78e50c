import { fromPromise } from 'xstate';
import { subscriptionMachine } from '#src/machines/subscription/subscription/subscriptionMachine.ts';
import type {
  LoadedSubscription,
  SubscriptionCall,
} from '#src/machines/subscription/subscription/subscriptionTypes.ts';
import {
  findSubscriptionPlace,
  joinBundle,
  readSubscription,
  readSubscriptionBenefit,
  subscribe,
  type SubscriptionPlace,
  type SubscriptionPlaceBody,
  type SubscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

export const subscriptionLogic = provided(subscriptionMachine, {
  actors: {
    waitFor,
    loadOffer: fromPromise<LoadedSubscription, { itemSku: string }>(
      async ({ input: { itemSku: id }, signal, system }) => {
        const backend = backendOf(system);
        const [detail, benefit] = await Promise.all([
          backend.call(readSubscription, { id, signal }),
          backend.call(readSubscriptionBenefit, { id, signal }),
        ]);
        return { detail, benefit };
      },
    ),
    findPlace: fromPromise<SubscriptionPlace, SubscriptionPlaceBody>(({ input, signal, system }) =>
      backendOf(system).call(findSubscriptionPlace, { body: input, signal }),
    ),
    addSubscription: fromPromise<SubscriptionTaken, SubscriptionCall>(({ input, system }) => {
      const { bundleId, body } = input;
      const backend = backendOf(system);
      return bundleId === null
        ? backend.call(subscribe, { intent: `subscribe ${body.itemSku}`, body })
        : backend.call(joinBundle, { id: bundleId, intent: `join ${bundleId}`, body });
    }),
  },
});
