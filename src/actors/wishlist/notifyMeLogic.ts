import { fromPromise } from 'xstate';
import {
  notifyMeMachine,
  type NotificationRequest,
} from '#src/machines/wishlist/notifyMe/notifyMeMachine.ts';
import { callsOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const notifyMeLogic = provided(notifyMeMachine, {
  actors: {
    requestNotification: fromPromise<void, NotificationRequest>(async ({ input, system }) => {
      const { product, wishlist } = await callsOf(system);
      const { itemSku, campaignId, email } = input;
      if (campaignId !== null) await product.subscribe(itemSku, campaignId);
      else await wishlist.add({ sku: itemSku, isNotify: true, ...(email === '' ? {} : { email }) });
    }),
  },
});
