import { fromCallback, fromPromise, type AnyActorRef, type EventObject, type SnapshotFrom } from 'xstate';
import { callOf } from '#src/machines/buying/addToCart/addToCartCall.ts';
import type { addToCartMachine } from '#src/machines/buying/addToCart/addToCartMachine.ts';
import {
  orderCostMachine,
  type Purchase,
  type PurchaseChanged,
} from '#src/machines/buying/orderCost/orderCostMachine.ts';
import type { OrderCost } from '#src/services/orderCost/contract.ts';
import { createOrderCostService } from '#src/services/orderCost/orderCostService.ts';
import { groceryBodyOf } from '../attempts.ts';
import { laterService } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';

const orderCostOf = laterService(({ backend }) => createOrderCostService(backend));

/** What buying now would send, by the very function that makes it; null while nothing can be bought. */
function purchaseOf({ context }: SnapshotFrom<typeof addToCartMachine>): Purchase | null {
  if (context.offer?.isPurchasable !== true) return null;
  const offered = { ...context, initiator: 'BUY_NOW', subject: { kind: 'offer' } } as const;
  const call = callOf(offered, 'REGULAR');
  if (call.to !== 'checkout') return null;
  const isMember = context.isMember === true;
  return context.vendor === 'grocery'
    ? { vendor: 'grocery', body: groceryBodyOf(call.body), isMember }
    : { vendor: 'retail', body: call.body, isMember };
}

export const orderCostLogic = orderCostMachine.provide({
  actors: {
    waitFor,
    watchPurchase: fromCallback<EventObject, void>(({ sendBack, system }) => {
      const addToCart = system.get('addToCart') as AnyActorRef | undefined;
      if (addToCart === undefined) return undefined;
      let told = '';
      const tell = (snapshot: SnapshotFrom<typeof addToCartMachine>) => {
        const purchase = purchaseOf(snapshot);
        const text = JSON.stringify(purchase);
        if (text === told) return;
        told = text;
        sendBack({ type: 'purchase.changed', purchase } satisfies PurchaseChanged);
      };
      tell(addToCart.getSnapshot() as SnapshotFrom<typeof addToCartMachine>);
      const subscription = addToCart.subscribe(tell as (snapshot: unknown) => void);
      return () => subscription.unsubscribe();
    }),
    loadCost: fromPromise<OrderCost, Purchase>(({ input, signal, system }) =>
      orderCostOf(system).ofPurchase(input, signal),
    ),
  },
});
